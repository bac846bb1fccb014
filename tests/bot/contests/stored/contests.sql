BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE apart (
	table_id INTEGER NOT NULL, 
	one_id BIGINT NOT NULL, 
	two_id BIGINT NOT NULL, 
	one_name VARCHAR(64) NOT NULL, 
	two_name VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_apart PRIMARY KEY (table_id, one_id, two_id), 
	CONSTRAINT fk_apart_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE contest_deadlines (
	contest_id INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	due_at BIGINT NOT NULL, 
	began_at BIGINT, 
	CONSTRAINT pk_contest_deadlines PRIMARY KEY (contest_id, kind, number), 
	CONSTRAINT fk_contest_deadlines_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id) ON DELETE CASCADE
);
INSERT INTO "contest_deadlines" VALUES(2,'whistle',2,1700007722720,1700007380000);
INSERT INTO "contest_deadlines" VALUES(2,'missing',2,1700007560000,1700007380000);
INSERT INTO "contest_deadlines" VALUES(3,'whistle',1,1700011665440,1700011322720);
INSERT INTO "contest_deadlines" VALUES(3,'missing',1,1700011502720,1700011322720);
INSERT INTO "contest_deadlines" VALUES(4,'whistle',2,1700015406848,1700015012720);
INSERT INTO "contest_deadlines" VALUES(4,'missing',2,1700015192720,1700015012720);
INSERT INTO "contest_deadlines" VALUES(5,'whistle',1,1700627406848,NULL);
INSERT INTO "contest_deadlines" VALUES(5,'reminder',1,1700325006848,NULL);
INSERT INTO "contest_deadlines" VALUES(6,'next',1,1700026296848,1700026206848);
CREATE TABLE contest_events (
	contest_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	data TEXT NOT NULL, 
	step VARCHAR(64) NOT NULL, 
	by_id BIGINT, 
	by_name VARCHAR(64) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_contest_events PRIMARY KEY (contest_id, seq), 
	CONSTRAINT fk_contest_events_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id) ON DELETE CASCADE, 
	CONSTRAINT uq_contest_events_contest_id_step UNIQUE (contest_id, step)
);
INSERT INTO "contest_events" VALUES(1,1,'published','{}','1',900,'Olga',1700000000000);
INSERT INTO "contest_events" VALUES(1,2,'joined','{"entrant": 1, "last": false, "players": [1, 2], "waiting": false}','2',2002,'M2',1700000000000);
INSERT INTO "contest_events" VALUES(1,3,'joined','{"entrant": 2, "last": false, "players": [3, 4], "waiting": false}','3',2004,'M4',1700000000000);
INSERT INTO "contest_events" VALUES(1,4,'joined','{"entrant": 3, "last": false, "players": [5, 6], "waiting": false}','4',2006,'M6',1700000000000);
INSERT INTO "contest_events" VALUES(1,5,'joined','{"entrant": 4, "last": false, "players": [7, 8], "waiting": false}','5',2008,'M8',1700000000000);
INSERT INTO "contest_events" VALUES(1,6,'checking','{}','checking:1700003600000:1',NULL,'',1700003540000);
INSERT INTO "contest_events" VALUES(1,7,'checked','{"entrant": 1}','7',2001,'M1',1700003540000);
INSERT INTO "contest_events" VALUES(1,8,'checked','{"entrant": 2}','8',2003,'M3',1700003540000);
INSERT INTO "contest_events" VALUES(1,9,'checked','{"entrant": 3}','9',2005,'M5',1700003540000);
INSERT INTO "contest_events" VALUES(1,10,'checked','{"entrant": 4}','10',2007,'M7',1700003540000);
INSERT INTO "contest_events" VALUES(1,11,'seeded','{"order": [1, 2, 3, 4]}','begin:1',NULL,'',1700003600000);
INSERT INTO "contest_events" VALUES(1,12,'paired','{"idle": [], "matches": [{"east": [4], "north": [1], "slot": 0}, {"east": [3], "north": [2], "slot": 1}], "round": 1, "stage": 1}','round:1:11:1',NULL,'',1700003600000);
INSERT INTO "contest_events" VALUES(1,13,'left','{"entrant": 1}','13',2001,'M1',1700003600000);
INSERT INTO "contest_events" VALUES(1,14,'left','{"entrant": 2}','14',2003,'M3',1700003600000);
INSERT INTO "contest_events" VALUES(1,15,'left','{"entrant": 3}','15',2005,'M5',1700003600000);
INSERT INTO "contest_events" VALUES(1,16,'left','{"entrant": 4}','16',2007,'M7',1700003600000);
INSERT INTO "contest_events" VALUES(1,17,'closed','{"round": 1}','closed:1:16:1',NULL,'',1700003600000);
INSERT INTO "contest_events" VALUES(1,18,'ended','{}','end:1',NULL,'',1700003690000);
INSERT INTO "contest_events" VALUES(2,1,'published','{}','1',900,'Olga',1700003690000);
INSERT INTO "contest_events" VALUES(2,2,'joined','{"entrant": 1, "last": false, "players": [1], "waiting": false}','2',2001,'M1',1700003690000);
INSERT INTO "contest_events" VALUES(2,3,'joined','{"entrant": 2, "last": false, "players": [2], "waiting": false}','3',2002,'M2',1700003690000);
INSERT INTO "contest_events" VALUES(2,4,'joined','{"entrant": 3, "last": false, "players": [3], "waiting": false}','4',2003,'M3',1700003690000);
INSERT INTO "contest_events" VALUES(2,5,'joined','{"entrant": 4, "last": false, "players": [4], "waiting": false}','5',2004,'M4',1700003690000);
INSERT INTO "contest_events" VALUES(2,6,'joined','{"entrant": 5, "last": false, "players": [5], "waiting": false}','6',2005,'M5',1700003690000);
INSERT INTO "contest_events" VALUES(2,7,'joined','{"entrant": 6, "last": false, "players": [6], "waiting": false}','7',2006,'M6',1700003690000);
INSERT INTO "contest_events" VALUES(2,8,'joined','{"entrant": 7, "last": false, "players": [7], "waiting": false}','8',2007,'M7',1700003690000);
INSERT INTO "contest_events" VALUES(2,9,'joined','{"entrant": 8, "last": false, "players": [8], "waiting": false}','9',2008,'M8',1700003690000);
INSERT INTO "contest_events" VALUES(2,10,'checking','{}','checking:1700007290000:1',NULL,'',1700007230000);
INSERT INTO "contest_events" VALUES(2,11,'checked','{"entrant": 1}','11',2001,'M1',1700007230000);
INSERT INTO "contest_events" VALUES(2,12,'checked','{"entrant": 2}','12',2002,'M2',1700007230000);
INSERT INTO "contest_events" VALUES(2,13,'checked','{"entrant": 3}','13',2003,'M3',1700007230000);
INSERT INTO "contest_events" VALUES(2,14,'checked','{"entrant": 4}','14',2004,'M4',1700007230000);
INSERT INTO "contest_events" VALUES(2,15,'checked','{"entrant": 5}','15',2005,'M5',1700007230000);
INSERT INTO "contest_events" VALUES(2,16,'checked','{"entrant": 6}','16',2006,'M6',1700007230000);
INSERT INTO "contest_events" VALUES(2,17,'checked','{"entrant": 7}','17',2007,'M7',1700007230000);
INSERT INTO "contest_events" VALUES(2,18,'checked','{"entrant": 8}','18',2008,'M8',1700007230000);
INSERT INTO "contest_events" VALUES(2,19,'seeded','{"order": [1, 2, 5, 6, 3, 4, 7, 8]}','begin:1',NULL,'',1700007290000);
INSERT INTO "contest_events" VALUES(2,20,'paired','{"idle": [], "matches": [{"east": [7, 4], "north": [3, 8], "slot": -1}, {"east": [6, 2], "north": [1, 5], "slot": -1}], "round": 1, "stage": 1}','round:1:19:1',NULL,'',1700007290000);
INSERT INTO "contest_events" VALUES(2,21,'closed','{"round": 1}','closed:1:20:1',NULL,'',1700007290000);
INSERT INTO "contest_events" VALUES(2,22,'paired','{"idle": [], "matches": [{"east": [5, 3], "north": [1, 8], "slot": -1}, {"east": [6, 7], "north": [2, 4], "slot": -1}], "round": 2, "stage": 1}','round:2:21:1',NULL,'',1700007380000);
INSERT INTO "contest_events" VALUES(2,23,'whistled','{"round": 2}','whistle:2:22:1',NULL,'',1700007722720);
INSERT INTO "contest_events" VALUES(2,24,'missing','{"round": 2}','missing:2:23:1',NULL,'',1700007722720);
INSERT INTO "contest_events" VALUES(2,25,'left','{"entrant": 1}','25',2001,'M1',1700007722720);
INSERT INTO "contest_events" VALUES(3,1,'published','{}','1',900,'Olga',1700007722720);
INSERT INTO "contest_events" VALUES(3,2,'joined','{"entrant": 1, "last": false, "players": [1], "waiting": false}','2',2001,'M1',1700007722720);
INSERT INTO "contest_events" VALUES(3,3,'joined','{"entrant": 2, "last": false, "players": [2], "waiting": false}','3',2002,'M2',1700007722720);
INSERT INTO "contest_events" VALUES(3,4,'joined','{"entrant": 3, "last": false, "players": [3], "waiting": false}','4',2003,'M3',1700007722720);
INSERT INTO "contest_events" VALUES(3,5,'joined','{"entrant": 4, "last": false, "players": [4], "waiting": false}','5',2004,'M4',1700007722720);
INSERT INTO "contest_events" VALUES(3,6,'joined','{"entrant": 5, "last": false, "players": [5], "waiting": false}','6',2005,'M5',1700007722720);
INSERT INTO "contest_events" VALUES(3,7,'joined','{"entrant": 6, "last": false, "players": [6], "waiting": false}','7',2006,'M6',1700007722720);
INSERT INTO "contest_events" VALUES(3,8,'joined','{"entrant": 7, "last": false, "players": [7], "waiting": false}','8',2007,'M7',1700007722720);
INSERT INTO "contest_events" VALUES(3,9,'joined','{"entrant": 8, "last": false, "players": [8], "waiting": false}','9',2008,'M8',1700007722720);
INSERT INTO "contest_events" VALUES(3,10,'checking','{}','checking:1700011322720:1',NULL,'',1700011262720);
INSERT INTO "contest_events" VALUES(3,11,'checked','{"entrant": 1}','11',2001,'M1',1700011262720);
INSERT INTO "contest_events" VALUES(3,12,'checked','{"entrant": 2}','12',2002,'M2',1700011262720);
INSERT INTO "contest_events" VALUES(3,13,'checked','{"entrant": 3}','13',2003,'M3',1700011262720);
INSERT INTO "contest_events" VALUES(3,14,'checked','{"entrant": 4}','14',2004,'M4',1700011262720);
INSERT INTO "contest_events" VALUES(3,15,'checked','{"entrant": 5}','15',2005,'M5',1700011262720);
INSERT INTO "contest_events" VALUES(3,16,'checked','{"entrant": 6}','16',2006,'M6',1700011262720);
INSERT INTO "contest_events" VALUES(3,17,'checked','{"entrant": 7}','17',2007,'M7',1700011262720);
INSERT INTO "contest_events" VALUES(3,18,'checked','{"entrant": 8}','18',2008,'M8',1700011262720);
INSERT INTO "contest_events" VALUES(3,19,'seeded','{"order": [1, 5, 2, 6, 4, 7, 3, 8]}','begin:1',NULL,'',1700011322720);
INSERT INTO "contest_events" VALUES(3,20,'paired','{"idle": [], "matches": [{"east": [1, 4], "north": [3, 2], "slot": -1}, {"east": [5, 6], "north": [7, 8], "slot": -1}], "round": 1, "stage": 1}','round:1:19:1',NULL,'',1700011322720);
INSERT INTO "contest_events" VALUES(3,21,'reason','{"own": 0, "text": "cheats"}','21',900,'Olga',1700011322720);
INSERT INTO "contest_events" VALUES(3,22,'left','{"entrant": 3}','22',900,'Olga',1700011322720);
INSERT INTO "contest_events" VALUES(4,1,'published','{}','1',900,'Olga',1700011322720);
INSERT INTO "contest_events" VALUES(4,2,'joined','{"entrant": 1, "last": false, "players": [1, 2], "waiting": false}','2',2002,'M2',1700011322720);
INSERT INTO "contest_events" VALUES(4,3,'joined','{"entrant": 2, "last": false, "players": [3, 4], "waiting": false}','3',2004,'M4',1700011322720);
INSERT INTO "contest_events" VALUES(4,4,'joined','{"entrant": 3, "last": false, "players": [5, 6], "waiting": false}','4',2006,'M6',1700011322720);
INSERT INTO "contest_events" VALUES(4,5,'joined','{"entrant": 4, "last": false, "players": [7, 8], "waiting": false}','5',2008,'M8',1700011322720);
INSERT INTO "contest_events" VALUES(4,6,'joined','{"entrant": 5, "last": false, "players": [9, 10], "waiting": false}','6',2010,'M10',1700011322720);
INSERT INTO "contest_events" VALUES(4,7,'joined','{"entrant": 6, "last": false, "players": [11, 12], "waiting": false}','7',2012,'M12',1700011322720);
INSERT INTO "contest_events" VALUES(4,8,'joined','{"entrant": 7, "last": false, "players": [13, 14], "waiting": false}','8',2014,'M14',1700011322720);
INSERT INTO "contest_events" VALUES(4,9,'joined','{"entrant": 8, "last": false, "players": [15, 16], "waiting": false}','9',2016,'M16',1700011322720);
INSERT INTO "contest_events" VALUES(4,10,'joined','{"entrant": 9, "last": false, "players": [17, 18], "waiting": false}','10',2018,'M18',1700011322720);
INSERT INTO "contest_events" VALUES(4,11,'checking','{}','checking:1700014922720:1',NULL,'',1700014862720);
INSERT INTO "contest_events" VALUES(4,12,'checked','{"entrant": 1}','12',2001,'M1',1700014862720);
INSERT INTO "contest_events" VALUES(4,13,'checked','{"entrant": 2}','13',2003,'M3',1700014862720);
INSERT INTO "contest_events" VALUES(4,14,'checked','{"entrant": 3}','14',2005,'M5',1700014862720);
INSERT INTO "contest_events" VALUES(4,15,'checked','{"entrant": 4}','15',2007,'M7',1700014862720);
INSERT INTO "contest_events" VALUES(4,16,'checked','{"entrant": 5}','16',2009,'M9',1700014862720);
INSERT INTO "contest_events" VALUES(4,17,'checked','{"entrant": 6}','17',2011,'M11',1700014862720);
INSERT INTO "contest_events" VALUES(4,18,'checked','{"entrant": 7}','18',2013,'M13',1700014862720);
INSERT INTO "contest_events" VALUES(4,19,'checked','{"entrant": 8}','19',2015,'M15',1700014862720);
INSERT INTO "contest_events" VALUES(4,20,'checked','{"entrant": 9}','20',2017,'M17',1700014862720);
INSERT INTO "contest_events" VALUES(4,21,'seeded','{"order": [1, 3, 5, 6, 7, 8, 9, 2, 4]}','begin:1',NULL,'',1700014922720);
INSERT INTO "contest_events" VALUES(4,22,'paired','{"idle": [4], "matches": [{"east": [7], "north": [1], "slot": -1}, {"east": [8], "north": [3], "slot": -1}, {"east": [9], "north": [5], "slot": -1}, {"east": [6], "north": [2], "slot": -1}], "round": 1, "stage": 1}','round:1:21:1',NULL,'',1700014922720);
INSERT INTO "contest_events" VALUES(4,23,'joined','{"entrant": 10, "last": false, "players": [19, 20], "waiting": false}','23',900,'Olga',1700014922720);
INSERT INTO "contest_events" VALUES(4,24,'closed','{"round": 1}','closed:1:23:1',NULL,'',1700014922720);
INSERT INTO "contest_events" VALUES(4,25,'paired','{"idle": [], "matches": [{"east": [6], "north": [4], "slot": -1}, {"east": [5], "north": [7], "slot": -1}, {"east": [3], "north": [10], "slot": -1}, {"east": [1], "north": [8], "slot": -1}, {"east": [2], "north": [9], "slot": -1}], "round": 2, "stage": 1}','round:2:24:1',NULL,'',1700015012720);
INSERT INTO "contest_events" VALUES(4,26,'whistled','{"round": 2}','whistle:2:25:1',NULL,'',1700015406848);
INSERT INTO "contest_events" VALUES(4,27,'missing','{"round": 2}','missing:2:26:1',NULL,'',1700015406848);
INSERT INTO "contest_events" VALUES(5,1,'published','{}','1',900,'Olga',1700015406848);
INSERT INTO "contest_events" VALUES(5,2,'joined','{"entrant": 1, "last": false, "players": [1, 2], "waiting": false}','2',2002,'M2',1700015406848);
INSERT INTO "contest_events" VALUES(5,3,'joined','{"entrant": 2, "last": false, "players": [3, 4], "waiting": false}','3',2004,'M4',1700015406848);
INSERT INTO "contest_events" VALUES(5,4,'joined','{"entrant": 3, "last": false, "players": [5, 6], "waiting": false}','4',2006,'M6',1700015406848);
INSERT INTO "contest_events" VALUES(5,5,'joined','{"entrant": 4, "last": false, "players": [7, 8], "waiting": false}','5',2008,'M8',1700015406848);
INSERT INTO "contest_events" VALUES(5,6,'joined','{"entrant": 5, "last": false, "players": [9, 10], "waiting": false}','6',2010,'M10',1700015406848);
INSERT INTO "contest_events" VALUES(5,7,'joined','{"entrant": 6, "last": false, "players": [11, 12], "waiting": false}','7',2012,'M12',1700015406848);
INSERT INTO "contest_events" VALUES(5,8,'seeded','{"order": [3, 5, 6, 1, 4, 2]}','begin:1',NULL,'',1700019006848);
INSERT INTO "contest_events" VALUES(5,9,'paired','{"idle": [3, 1], "matches": [{"east": [6], "north": [5], "slot": -1}, {"east": [2], "north": [4], "slot": -1}], "round": 1, "stage": 1}','round:1:8:1',NULL,'',1700019006848);
INSERT INTO "contest_events" VALUES(5,10,'reason','{"own": 0, "text": "holidays"}','10',900,'Olga',1700019006848);
INSERT INTO "contest_events" VALUES(5,11,'paused','{}','11',900,'Olga',1700019006848);
INSERT INTO "contest_events" VALUES(5,12,'resumed','{}','12',900,'Olga',1700022606848);
INSERT INTO "contest_events" VALUES(6,1,'published','{}','1',900,'Olga',1700022606848);
INSERT INTO "contest_events" VALUES(6,2,'joined','{"entrant": 1, "last": false, "players": [1, 2], "waiting": false}','2',2002,'M2',1700022606848);
INSERT INTO "contest_events" VALUES(6,3,'joined','{"entrant": 2, "last": false, "players": [3, 4], "waiting": false}','3',2004,'M4',1700022606848);
INSERT INTO "contest_events" VALUES(6,4,'joined','{"entrant": 3, "last": false, "players": [5, 6], "waiting": false}','4',2006,'M6',1700022606848);
INSERT INTO "contest_events" VALUES(6,5,'joined','{"entrant": 4, "last": false, "players": [7, 8], "waiting": false}','5',2008,'M8',1700022606848);
INSERT INTO "contest_events" VALUES(6,6,'joined','{"entrant": 5, "last": false, "players": [9, 10], "waiting": false}','6',2010,'M10',1700022606848);
INSERT INTO "contest_events" VALUES(6,7,'joined','{"entrant": 6, "last": false, "players": [11, 12], "waiting": false}','7',2012,'M12',1700022606848);
INSERT INTO "contest_events" VALUES(6,8,'joined','{"entrant": 7, "last": false, "players": [13, 14], "waiting": false}','8',2014,'M14',1700022606848);
INSERT INTO "contest_events" VALUES(6,9,'joined','{"entrant": 8, "last": false, "players": [15, 16], "waiting": false}','9',2016,'M16',1700022606848);
INSERT INTO "contest_events" VALUES(6,10,'checking','{}','checking:1700026206848:1',NULL,'',1700026146848);
INSERT INTO "contest_events" VALUES(6,11,'checked','{"entrant": 1}','11',2001,'M1',1700026146848);
INSERT INTO "contest_events" VALUES(6,12,'checked','{"entrant": 2}','12',2003,'M3',1700026146848);
INSERT INTO "contest_events" VALUES(6,13,'checked','{"entrant": 3}','13',2005,'M5',1700026146848);
INSERT INTO "contest_events" VALUES(6,14,'checked','{"entrant": 4}','14',2007,'M7',1700026146848);
INSERT INTO "contest_events" VALUES(6,15,'checked','{"entrant": 5}','15',2009,'M9',1700026146848);
INSERT INTO "contest_events" VALUES(6,16,'checked','{"entrant": 6}','16',2011,'M11',1700026146848);
INSERT INTO "contest_events" VALUES(6,17,'checked','{"entrant": 7}','17',2013,'M13',1700026146848);
INSERT INTO "contest_events" VALUES(6,18,'checked','{"entrant": 8}','18',2015,'M15',1700026146848);
INSERT INTO "contest_events" VALUES(6,19,'seeded','{"order": [3, 7, 5, 6, 1, 4, 8, 2]}','begin:1',NULL,'',1700026206848);
INSERT INTO "contest_events" VALUES(6,20,'paired','{"idle": [], "matches": [{"east": [2], "north": [3], "slot": 0}, {"east": [1], "north": [6], "slot": 1}, {"east": [8], "north": [7], "slot": 2}, {"east": [4], "north": [5], "slot": 3}], "round": 1, "stage": 1}','round:1:19:1',NULL,'',1700026206848);
INSERT INTO "contest_events" VALUES(6,21,'reason','{"own": 0, "text": "not there"}','21',900,'Olga',1700026206848);
INSERT INTO "contest_events" VALUES(6,22,'forfeited','{"place": 0, "round": 1, "side": 0}','22',900,'Olga',1700026206848);
INSERT INTO "contest_events" VALUES(6,23,'left','{"entrant": 1}','23',2001,'M1',1700026206848);
INSERT INTO "contest_events" VALUES(6,24,'left','{"entrant": 2}','24',2003,'M3',1700026206848);
INSERT INTO "contest_events" VALUES(6,25,'left','{"entrant": 3}','25',2005,'M5',1700026206848);
INSERT INTO "contest_events" VALUES(6,26,'left','{"entrant": 4}','26',2007,'M7',1700026206848);
INSERT INTO "contest_events" VALUES(6,27,'reason','{"own": 0, "text": "four have gone"}','27',900,'Olga',1700026206848);
INSERT INTO "contest_events" VALUES(6,28,'undrawn','{"round": 1}','28',900,'Olga',1700026206848);
INSERT INTO "contest_events" VALUES(6,29,'paired','{"idle": [], "matches": [{"east": [8], "north": [7], "slot": 2}], "round": 1, "stage": 1}','round:1:28:1',NULL,'',1700026206848);
INSERT INTO "contest_events" VALUES(6,30,'closed','{"round": 1}','closed:1:29:1',NULL,'',1700026206848);
CREATE TABLE contest_players (
	contest_id INTEGER NOT NULL, 
	player INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	joined_at BIGINT NOT NULL, 
	invited INTEGER NOT NULL, 
	looking BOOLEAN NOT NULL, 
	offers BOOLEAN NOT NULL, 
	CONSTRAINT pk_contest_players PRIMARY KEY (contest_id, player), 
	CONSTRAINT fk_contest_players_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id) ON DELETE CASCADE, 
	CONSTRAINT uq_contest_players_contest_id_user_id UNIQUE (contest_id, user_id)
);
INSERT INTO "contest_players" VALUES(1,1,2001,'M1',1700000000000,0,0,0);
INSERT INTO "contest_players" VALUES(1,2,2002,'M2',1700000000000,0,0,0);
INSERT INTO "contest_players" VALUES(1,3,2003,'M3',1700000000000,0,0,0);
INSERT INTO "contest_players" VALUES(1,4,2004,'M4',1700000000000,0,0,0);
INSERT INTO "contest_players" VALUES(1,5,2005,'M5',1700000000000,0,0,0);
INSERT INTO "contest_players" VALUES(1,6,2006,'M6',1700000000000,0,0,0);
INSERT INTO "contest_players" VALUES(1,7,2007,'M7',1700000000000,0,0,0);
INSERT INTO "contest_players" VALUES(1,8,2008,'M8',1700000000000,0,0,0);
INSERT INTO "contest_players" VALUES(2,1,2001,'M1',1700003690000,0,0,0);
INSERT INTO "contest_players" VALUES(2,2,2002,'M2',1700003690000,0,0,0);
INSERT INTO "contest_players" VALUES(2,3,2003,'M3',1700003690000,0,0,0);
INSERT INTO "contest_players" VALUES(2,4,2004,'M4',1700003690000,0,0,0);
INSERT INTO "contest_players" VALUES(2,5,2005,'M5',1700003690000,0,0,0);
INSERT INTO "contest_players" VALUES(2,6,2006,'M6',1700003690000,0,0,0);
INSERT INTO "contest_players" VALUES(2,7,2007,'M7',1700003690000,0,0,0);
INSERT INTO "contest_players" VALUES(2,8,2008,'M8',1700003690000,0,0,0);
INSERT INTO "contest_players" VALUES(3,1,2001,'M1',1700007722720,0,0,0);
INSERT INTO "contest_players" VALUES(3,2,2002,'M2',1700007722720,0,0,0);
INSERT INTO "contest_players" VALUES(3,3,2003,'M3',1700007722720,0,0,0);
INSERT INTO "contest_players" VALUES(3,4,2004,'M4',1700007722720,0,0,0);
INSERT INTO "contest_players" VALUES(3,5,2005,'M5',1700007722720,0,0,0);
INSERT INTO "contest_players" VALUES(3,6,2006,'M6',1700007722720,0,0,0);
INSERT INTO "contest_players" VALUES(3,7,2007,'M7',1700007722720,0,0,0);
INSERT INTO "contest_players" VALUES(3,8,2008,'M8',1700007722720,0,0,0);
INSERT INTO "contest_players" VALUES(4,1,2001,'M1',1700011322720,0,0,0);
INSERT INTO "contest_players" VALUES(4,2,2002,'M2',1700011322720,0,0,0);
INSERT INTO "contest_players" VALUES(4,3,2003,'M3',1700011322720,0,0,0);
INSERT INTO "contest_players" VALUES(4,4,2004,'M4',1700011322720,0,0,0);
INSERT INTO "contest_players" VALUES(4,5,2005,'M5',1700011322720,0,0,0);
INSERT INTO "contest_players" VALUES(4,6,2006,'M6',1700011322720,0,0,0);
INSERT INTO "contest_players" VALUES(4,7,2007,'M7',1700011322720,0,0,0);
INSERT INTO "contest_players" VALUES(4,8,2008,'M8',1700011322720,0,0,0);
INSERT INTO "contest_players" VALUES(4,9,2009,'M9',1700011322720,0,0,0);
INSERT INTO "contest_players" VALUES(4,10,2010,'M10',1700011322720,0,0,0);
INSERT INTO "contest_players" VALUES(4,11,2011,'M11',1700011322720,0,0,0);
INSERT INTO "contest_players" VALUES(4,12,2012,'M12',1700011322720,0,0,0);
INSERT INTO "contest_players" VALUES(4,13,2013,'M13',1700011322720,0,0,0);
INSERT INTO "contest_players" VALUES(4,14,2014,'M14',1700011322720,0,0,0);
INSERT INTO "contest_players" VALUES(4,15,2015,'M15',1700011322720,0,0,0);
INSERT INTO "contest_players" VALUES(4,16,2016,'M16',1700011322720,0,0,0);
INSERT INTO "contest_players" VALUES(4,17,2017,'M17',1700011322720,0,0,0);
INSERT INTO "contest_players" VALUES(4,18,2018,'M18',1700011322720,0,0,0);
INSERT INTO "contest_players" VALUES(4,19,2031,'M31',1700014922720,0,0,0);
INSERT INTO "contest_players" VALUES(4,20,2032,'M32',1700014922720,0,0,0);
INSERT INTO "contest_players" VALUES(5,1,2001,'M1',1700015406848,0,0,0);
INSERT INTO "contest_players" VALUES(5,2,2002,'M2',1700015406848,0,0,0);
INSERT INTO "contest_players" VALUES(5,3,2003,'M3',1700015406848,0,0,0);
INSERT INTO "contest_players" VALUES(5,4,2004,'M4',1700015406848,0,0,0);
INSERT INTO "contest_players" VALUES(5,5,2005,'M5',1700015406848,0,0,0);
INSERT INTO "contest_players" VALUES(5,6,2006,'M6',1700015406848,0,0,0);
INSERT INTO "contest_players" VALUES(5,7,2007,'M7',1700015406848,0,0,0);
INSERT INTO "contest_players" VALUES(5,8,2008,'M8',1700015406848,0,0,0);
INSERT INTO "contest_players" VALUES(5,9,2009,'M9',1700015406848,0,0,0);
INSERT INTO "contest_players" VALUES(5,10,2010,'M10',1700015406848,0,0,0);
INSERT INTO "contest_players" VALUES(5,11,2011,'M11',1700015406848,0,0,0);
INSERT INTO "contest_players" VALUES(5,12,2012,'M12',1700015406848,0,0,0);
INSERT INTO "contest_players" VALUES(6,1,2001,'M1',1700022606848,0,0,0);
INSERT INTO "contest_players" VALUES(6,2,2002,'M2',1700022606848,0,0,0);
INSERT INTO "contest_players" VALUES(6,3,2003,'M3',1700022606848,0,0,0);
INSERT INTO "contest_players" VALUES(6,4,2004,'M4',1700022606848,0,0,0);
INSERT INTO "contest_players" VALUES(6,5,2005,'M5',1700022606848,0,0,0);
INSERT INTO "contest_players" VALUES(6,6,2006,'M6',1700022606848,0,0,0);
INSERT INTO "contest_players" VALUES(6,7,2007,'M7',1700022606848,0,0,0);
INSERT INTO "contest_players" VALUES(6,8,2008,'M8',1700022606848,0,0,0);
INSERT INTO "contest_players" VALUES(6,9,2009,'M9',1700022606848,0,0,0);
INSERT INTO "contest_players" VALUES(6,10,2010,'M10',1700022606848,0,0,0);
INSERT INTO "contest_players" VALUES(6,11,2011,'M11',1700022606848,0,0,0);
INSERT INTO "contest_players" VALUES(6,12,2012,'M12',1700022606848,0,0,0);
INSERT INTO "contest_players" VALUES(6,13,2013,'M13',1700022606848,0,0,0);
INSERT INTO "contest_players" VALUES(6,14,2014,'M14',1700022606848,0,0,0);
INSERT INTO "contest_players" VALUES(6,15,2015,'M15',1700022606848,0,0,0);
INSERT INTO "contest_players" VALUES(6,16,2016,'M16',1700022606848,0,0,0);
CREATE TABLE contest_posts (
	contest_id INTEGER NOT NULL, 
	purpose VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	channel_id BIGINT, 
	message_id BIGINT, 
	shown VARCHAR(32), 
	wanted_at BIGINT NOT NULL, 
	CONSTRAINT pk_contest_posts PRIMARY KEY (contest_id, purpose, number), 
	CONSTRAINT fk_contest_posts_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id) ON DELETE CASCADE
);
INSERT INTO "contest_posts" VALUES(1,'board',0,NULL,NULL,NULL,1700000000000);
INSERT INTO "contest_posts" VALUES(1,'checkin',0,NULL,NULL,NULL,1700003540000);
INSERT INTO "contest_posts" VALUES(1,'round',1,NULL,NULL,NULL,1700003600000);
INSERT INTO "contest_posts" VALUES(1,'standings',1,NULL,NULL,NULL,1700003600000);
INSERT INTO "contest_posts" VALUES(1,'final',0,NULL,NULL,NULL,1700003690000);
INSERT INTO "contest_posts" VALUES(2,'board',0,NULL,NULL,NULL,1700003690000);
INSERT INTO "contest_posts" VALUES(2,'checkin',0,NULL,NULL,NULL,1700007230000);
INSERT INTO "contest_posts" VALUES(2,'round',1,NULL,NULL,NULL,1700007290000);
INSERT INTO "contest_posts" VALUES(2,'standings',1,NULL,NULL,NULL,1700007290000);
INSERT INTO "contest_posts" VALUES(2,'round',2,NULL,NULL,NULL,1700007380000);
INSERT INTO "contest_posts" VALUES(2,'whistle',2,NULL,NULL,NULL,1700007722720);
INSERT INTO "contest_posts" VALUES(3,'board',0,NULL,NULL,NULL,1700007722720);
INSERT INTO "contest_posts" VALUES(3,'checkin',0,NULL,NULL,NULL,1700011262720);
INSERT INTO "contest_posts" VALUES(3,'round',1,NULL,NULL,NULL,1700011322720);
INSERT INTO "contest_posts" VALUES(4,'board',0,NULL,NULL,NULL,1700011322720);
INSERT INTO "contest_posts" VALUES(4,'checkin',0,NULL,NULL,NULL,1700014862720);
INSERT INTO "contest_posts" VALUES(4,'round',1,NULL,NULL,NULL,1700014922720);
INSERT INTO "contest_posts" VALUES(4,'standings',1,NULL,NULL,NULL,1700014922720);
INSERT INTO "contest_posts" VALUES(4,'round',2,NULL,NULL,NULL,1700015012720);
INSERT INTO "contest_posts" VALUES(4,'whistle',2,NULL,NULL,NULL,1700015406848);
INSERT INTO "contest_posts" VALUES(5,'board',0,NULL,NULL,NULL,1700015406848);
INSERT INTO "contest_posts" VALUES(5,'round',1,NULL,NULL,NULL,1700019006848);
INSERT INTO "contest_posts" VALUES(6,'board',0,NULL,NULL,NULL,1700022606848);
INSERT INTO "contest_posts" VALUES(6,'checkin',0,NULL,NULL,NULL,1700026146848);
INSERT INTO "contest_posts" VALUES(6,'round',1,NULL,NULL,NULL,1700026206848);
INSERT INTO "contest_posts" VALUES(6,'standings',1,NULL,NULL,NULL,1700026206848);
CREATE TABLE contest_slots (
	contest_id INTEGER NOT NULL, 
	round INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	player INTEGER NOT NULL, 
	slot_at BIGINT NOT NULL, 
	CONSTRAINT pk_contest_slots PRIMARY KEY (contest_id, round, place, player, slot_at), 
	CONSTRAINT fk_contest_slots_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id) ON DELETE CASCADE
);
CREATE TABLE contest_standings (
	contest_id INTEGER NOT NULL, 
	entrant INTEGER NOT NULL, 
	division INTEGER NOT NULL, 
	rank INTEGER NOT NULL, 
	points VARCHAR(32) NOT NULL, 
	ties TEXT NOT NULL, 
	played INTEGER NOT NULL, 
	CONSTRAINT pk_contest_standings PRIMARY KEY (contest_id, entrant), 
	CONSTRAINT fk_contest_standings_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id) ON DELETE CASCADE
);
INSERT INTO "contest_standings" VALUES(1,1,1,1,'4','',2);
INSERT INTO "contest_standings" VALUES(1,2,1,3,'2','',2);
INSERT INTO "contest_standings" VALUES(1,3,1,2,'2','',2);
INSERT INTO "contest_standings" VALUES(1,4,1,4,'0','',2);
CREATE TABLE contest_tables (
	table_id INTEGER NOT NULL, 
	contest_id INTEGER NOT NULL, 
	round INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	CONSTRAINT pk_contest_tables PRIMARY KEY (table_id), 
	CONSTRAINT fk_contest_tables_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_contest_tables_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id) ON DELETE CASCADE
);
INSERT INTO "contest_tables" VALUES(1,1,1,0);
INSERT INTO "contest_tables" VALUES(2,1,1,1);
INSERT INTO "contest_tables" VALUES(3,2,1,0);
INSERT INTO "contest_tables" VALUES(4,2,1,1);
INSERT INTO "contest_tables" VALUES(5,2,2,0);
INSERT INTO "contest_tables" VALUES(6,2,2,1);
INSERT INTO "contest_tables" VALUES(7,3,1,0);
INSERT INTO "contest_tables" VALUES(8,3,1,1);
INSERT INTO "contest_tables" VALUES(9,4,1,0);
INSERT INTO "contest_tables" VALUES(10,4,1,1);
INSERT INTO "contest_tables" VALUES(11,4,1,2);
INSERT INTO "contest_tables" VALUES(12,4,1,3);
INSERT INTO "contest_tables" VALUES(13,4,2,0);
INSERT INTO "contest_tables" VALUES(14,4,2,1);
INSERT INTO "contest_tables" VALUES(15,4,2,2);
INSERT INTO "contest_tables" VALUES(16,4,2,3);
INSERT INTO "contest_tables" VALUES(17,4,2,4);
INSERT INTO "contest_tables" VALUES(18,5,1,0);
INSERT INTO "contest_tables" VALUES(19,5,1,1);
INSERT INTO "contest_tables" VALUES(20,6,1,0);
INSERT INTO "contest_tables" VALUES(21,6,1,1);
INSERT INTO "contest_tables" VALUES(22,6,1,2);
INSERT INTO "contest_tables" VALUES(23,6,1,3);
INSERT INTO "contest_tables" VALUES(24,6,1,0);
CREATE TABLE contests (
	id INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	"plan" TEXT NOT NULL, 
	lot BLOB NOT NULL, 
	created_by BIGINT NOT NULL, 
	created_at BIGINT NOT NULL, 
	previous_id INTEGER, 
	number INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	stage VARCHAR(16) NOT NULL, 
	ended_at BIGINT, 
	CONSTRAINT pk_contests PRIMARY KEY (id), 
	CONSTRAINT fk_contests_previous_id FOREIGN KEY(previous_id) REFERENCES contests (id), 
	CONSTRAINT uq_contests_previous_id UNIQUE (previous_id)
);
INSERT INTO "contests" VALUES(1,77,7700,'All left','{"account_days": 0, "check_in": true, "clock_ms": 30000, "config": {"format": "cup", "most": 32, "version": 1}, "description": "", "event": false, "games": 0, "language": "en", "level": "expert", "ping_role": null, "preset": "north-american", "repeats": false, "role": null, "rules": "{\"ace_no_face\": \"never\", \"all_pass\": \"throw_in\", \"alone\": \"maker\", \"ante\": 1, \"assist_makes\": \"partner\", \"benny\": \"none\", \"benny_in_no_trump\": \"not_offered\", \"betting\": \"never\", \"bidding\": \"turn_up\", \"blind_loner\": false, \"called_card\": \"ace\", \"claims\": \"consent\", \"cut\": false, \"dealer_partner\": \"with_dealer\", \"declare_march\": false, \"defend_alone\": \"never\", \"defenders_lower\": false, \"dirty_clubs\": false, \"double_pack\": false, \"dummy\": 0, \"duplicate\": \"first_wins\", \"euchred_loner\": 2, \"exceed_target\": false, \"false_call_pays\": false, \"farmers_hand\": \"never\", \"farmers_remedy\": \"exchange\", \"first_dealer\": \"north\", \"first_to_speak\": \"eldest\", \"fixed_hands\": 0, \"hand_size\": 5, \"honour\": false, \"laps\": false, \"lone_lead\": \"eldest\", \"lowers\": \"tricks\", \"may_drop\": false, \"minimum_bid\": 3, \"moon\": \"never\", \"needs_trump\": \"nobody\", \"no_trick\": 1, \"no_trump\": \"never\", \"packets\": \"whole_hands\", \"partners\": \"as_seated\", \"partners_best\": 0, \"partnership\": \"fixed\", \"point_on_partner\": false, \"pool\": false, \"ranks\": \"nine_up\", \"redeal_by\": \"next\", \"revoke_pays\": \"to_opponents\", \"robson\": \"never\", \"rubber\": false, \"score_cards\": \"six_and_four\", \"scoring\": \"euchre\", \"seats\": 4, \"set_penalty\": 2, \"skunk_counts_two\": false, \"steal_deal\": false, \"target\": 2, \"throwing_in\": true, \"twos\": false, \"upcard_benny\": \"blind_call\", \"win_by\": 1}", "starts_at": 1700003600000, "version": 1, "zone": "UTC"}',X'246D107F52A9014658965A73899A4A49AC769C245FA5CC6F14F63DE38826136B',900,1700000000000,NULL,1,18,'over',1700003690000);
INSERT INTO "contests" VALUES(2,77,7700,'Leader left','{"account_days": 0, "check_in": true, "clock_ms": 30000, "config": {"format": "hustle", "rounds": 2, "version": 1}, "description": "", "event": false, "games": 0, "language": "en", "level": "expert", "ping_role": null, "preset": "north-american", "repeats": false, "role": null, "rules": "{\"ace_no_face\": \"never\", \"all_pass\": \"throw_in\", \"alone\": \"maker\", \"ante\": 1, \"assist_makes\": \"partner\", \"benny\": \"none\", \"benny_in_no_trump\": \"not_offered\", \"betting\": \"never\", \"bidding\": \"turn_up\", \"blind_loner\": false, \"called_card\": \"ace\", \"claims\": \"consent\", \"cut\": false, \"dealer_partner\": \"with_dealer\", \"declare_march\": false, \"defend_alone\": \"never\", \"defenders_lower\": false, \"dirty_clubs\": false, \"double_pack\": false, \"dummy\": 0, \"duplicate\": \"first_wins\", \"euchred_loner\": 2, \"exceed_target\": false, \"false_call_pays\": false, \"farmers_hand\": \"never\", \"farmers_remedy\": \"exchange\", \"first_dealer\": \"north\", \"first_to_speak\": \"eldest\", \"fixed_hands\": 2, \"hand_size\": 5, \"honour\": false, \"laps\": false, \"lone_lead\": \"eldest\", \"lowers\": \"tricks\", \"may_drop\": false, \"minimum_bid\": 3, \"moon\": \"never\", \"needs_trump\": \"nobody\", \"no_trick\": 1, \"no_trump\": \"never\", \"packets\": \"whole_hands\", \"partners\": \"as_seated\", \"partners_best\": 0, \"partnership\": \"fixed\", \"point_on_partner\": false, \"pool\": false, \"ranks\": \"nine_up\", \"redeal_by\": \"same\", \"revoke_pays\": \"to_opponents\", \"robson\": \"never\", \"rubber\": false, \"score_cards\": \"six_and_four\", \"scoring\": \"euchre\", \"seats\": 4, \"set_penalty\": 2, \"skunk_counts_two\": false, \"steal_deal\": false, \"target\": 10, \"throwing_in\": true, \"ties\": \"drawn\", \"twos\": false, \"upcard_benny\": \"blind_call\", \"win_by\": 1}", "starts_at": 1700007290000, "version": 1, "zone": "UTC"}',X'24B69E155249593B2515F5F7A0C642F52C78DC506D5EC95A1A24056999900F634D6CD317CD97831658579AF4F2D572373404AB2C8CF6A54D9128BCAF',900,1700003690000,NULL,1,25,'running',NULL);
INSERT INTO "contests" VALUES(3,77,7700,'Taken out','{"account_days": 0, "check_in": true, "clock_ms": 30000, "config": {"format": "hustle", "rounds": 2, "version": 1}, "description": "", "event": false, "games": 0, "language": "en", "level": "expert", "ping_role": null, "preset": "north-american", "repeats": false, "role": null, "rules": "{\"ace_no_face\": \"never\", \"all_pass\": \"throw_in\", \"alone\": \"maker\", \"ante\": 1, \"assist_makes\": \"partner\", \"benny\": \"none\", \"benny_in_no_trump\": \"not_offered\", \"betting\": \"never\", \"bidding\": \"turn_up\", \"blind_loner\": false, \"called_card\": \"ace\", \"claims\": \"consent\", \"cut\": false, \"dealer_partner\": \"with_dealer\", \"declare_march\": false, \"defend_alone\": \"never\", \"defenders_lower\": false, \"dirty_clubs\": false, \"double_pack\": false, \"dummy\": 0, \"duplicate\": \"first_wins\", \"euchred_loner\": 2, \"exceed_target\": false, \"false_call_pays\": false, \"farmers_hand\": \"never\", \"farmers_remedy\": \"exchange\", \"first_dealer\": \"north\", \"first_to_speak\": \"eldest\", \"fixed_hands\": 2, \"hand_size\": 5, \"honour\": false, \"laps\": false, \"lone_lead\": \"eldest\", \"lowers\": \"tricks\", \"may_drop\": false, \"minimum_bid\": 3, \"moon\": \"never\", \"needs_trump\": \"nobody\", \"no_trick\": 1, \"no_trump\": \"never\", \"packets\": \"whole_hands\", \"partners\": \"as_seated\", \"partners_best\": 0, \"partnership\": \"fixed\", \"point_on_partner\": false, \"pool\": false, \"ranks\": \"nine_up\", \"redeal_by\": \"same\", \"revoke_pays\": \"to_opponents\", \"robson\": \"never\", \"rubber\": false, \"score_cards\": \"six_and_four\", \"scoring\": \"euchre\", \"seats\": 4, \"set_penalty\": 2, \"skunk_counts_two\": false, \"steal_deal\": false, \"target\": 10, \"throwing_in\": true, \"ties\": \"drawn\", \"twos\": false, \"upcard_benny\": \"blind_call\", \"win_by\": 1}", "starts_at": 1700011322720, "version": 1, "zone": "UTC"}',X'A081DEF02701C37AF943ED2D76B82841D52F8F3BADC2B806D0AC9FF579B8F47F899067B00950215ECA0C248EC7AAD5099F4BEF79EE4DFE1D208C920A',900,1700007722720,NULL,1,22,'running',NULL);
INSERT INTO "contests" VALUES(4,77,7700,'Late','{"account_days": 0, "check_in": true, "clock_ms": 30000, "config": {"format": "swiss", "least": 6, "version": 1}, "description": "", "event": false, "games": 0, "language": "en", "level": "expert", "ping_role": null, "preset": "north-american", "repeats": false, "role": null, "rules": "{\"ace_no_face\": \"never\", \"all_pass\": \"throw_in\", \"alone\": \"maker\", \"ante\": 1, \"assist_makes\": \"partner\", \"benny\": \"none\", \"benny_in_no_trump\": \"not_offered\", \"betting\": \"never\", \"bidding\": \"turn_up\", \"blind_loner\": false, \"called_card\": \"ace\", \"claims\": \"consent\", \"cut\": false, \"dealer_partner\": \"with_dealer\", \"declare_march\": false, \"defend_alone\": \"never\", \"defenders_lower\": false, \"dirty_clubs\": false, \"double_pack\": false, \"dummy\": 0, \"duplicate\": \"first_wins\", \"euchred_loner\": 2, \"exceed_target\": false, \"false_call_pays\": false, \"farmers_hand\": \"never\", \"farmers_remedy\": \"exchange\", \"first_dealer\": \"north\", \"first_to_speak\": \"eldest\", \"fixed_hands\": 0, \"hand_size\": 5, \"honour\": false, \"laps\": false, \"lone_lead\": \"eldest\", \"lowers\": \"tricks\", \"may_drop\": false, \"minimum_bid\": 3, \"moon\": \"never\", \"needs_trump\": \"nobody\", \"no_trick\": 1, \"no_trump\": \"never\", \"packets\": \"whole_hands\", \"partners\": \"as_seated\", \"partners_best\": 0, \"partnership\": \"fixed\", \"point_on_partner\": false, \"pool\": false, \"ranks\": \"nine_up\", \"redeal_by\": \"next\", \"revoke_pays\": \"to_opponents\", \"robson\": \"never\", \"rubber\": false, \"score_cards\": \"six_and_four\", \"scoring\": \"euchre\", \"seats\": 4, \"set_penalty\": 2, \"skunk_counts_two\": false, \"steal_deal\": false, \"target\": 2, \"throwing_in\": true, \"twos\": false, \"upcard_benny\": \"blind_call\", \"win_by\": 1}", "starts_at": 1700014922720, "version": 1, "zone": "UTC"}',X'FA5C59DD410E210D96F2E1C218D79661D559D7510174B5997D73C2D87E298F3A1298A0D608E1E3FD7B9035A0463CD4C7C215F9E5B9803FEAA8A301A1',900,1700011322720,NULL,1,27,'running',NULL);
INSERT INTO "contests" VALUES(5,77,7700,'Weekly','{"account_days": 0, "check_in": false, "clock_ms": 86400000, "config": {"division": 4, "format": "league", "least": 3, "moving": 1, "pace": "windows", "version": 1}, "description": "", "event": false, "games": 0, "language": "en", "level": "expert", "ping_role": null, "preset": "north-american", "repeats": true, "role": null, "rules": "{\"ace_no_face\": \"never\", \"all_pass\": \"throw_in\", \"alone\": \"maker\", \"ante\": 1, \"assist_makes\": \"partner\", \"benny\": \"none\", \"benny_in_no_trump\": \"not_offered\", \"betting\": \"never\", \"bidding\": \"turn_up\", \"blind_loner\": false, \"called_card\": \"ace\", \"claims\": \"consent\", \"cut\": false, \"dealer_partner\": \"with_dealer\", \"declare_march\": false, \"defend_alone\": \"never\", \"defenders_lower\": false, \"dirty_clubs\": false, \"double_pack\": false, \"dummy\": 0, \"duplicate\": \"first_wins\", \"euchred_loner\": 2, \"exceed_target\": false, \"false_call_pays\": false, \"farmers_hand\": \"never\", \"farmers_remedy\": \"exchange\", \"first_dealer\": \"north\", \"first_to_speak\": \"eldest\", \"fixed_hands\": 0, \"hand_size\": 5, \"honour\": false, \"laps\": false, \"lone_lead\": \"eldest\", \"lowers\": \"tricks\", \"may_drop\": false, \"minimum_bid\": 3, \"moon\": \"never\", \"needs_trump\": \"nobody\", \"no_trick\": 1, \"no_trump\": \"never\", \"packets\": \"whole_hands\", \"partners\": \"as_seated\", \"partners_best\": 0, \"partnership\": \"fixed\", \"point_on_partner\": false, \"pool\": false, \"ranks\": \"nine_up\", \"redeal_by\": \"next\", \"revoke_pays\": \"to_opponents\", \"robson\": \"never\", \"rubber\": false, \"score_cards\": \"six_and_four\", \"scoring\": \"euchre\", \"seats\": 4, \"set_penalty\": 2, \"skunk_counts_two\": false, \"steal_deal\": false, \"target\": 2, \"throwing_in\": true, \"twos\": false, \"upcard_benny\": \"blind_call\", \"win_by\": 1}", "starts_at": 1700019006848, "version": 1, "zone": "UTC"}',X'530E7B6EEEA70E417447928682E50D76F9E7BB4607EED3D0E1FC97CBF29FA2973B83C6BC4F749BDA1394B2F40382BF67242D01B8B9ED9ADC76368493',900,1700015406848,NULL,1,12,'running',NULL);
INSERT INTO "contests" VALUES(6,77,7700,'Drawn again','{"account_days": 0, "check_in": true, "clock_ms": 30000, "config": {"format": "cup", "most": 32, "version": 1}, "description": "", "event": false, "games": 0, "language": "en", "level": "expert", "ping_role": null, "preset": "north-american", "repeats": false, "role": null, "rules": "{\"ace_no_face\": \"never\", \"all_pass\": \"throw_in\", \"alone\": \"maker\", \"ante\": 1, \"assist_makes\": \"partner\", \"benny\": \"none\", \"benny_in_no_trump\": \"not_offered\", \"betting\": \"never\", \"bidding\": \"turn_up\", \"blind_loner\": false, \"called_card\": \"ace\", \"claims\": \"consent\", \"cut\": false, \"dealer_partner\": \"with_dealer\", \"declare_march\": false, \"defend_alone\": \"never\", \"defenders_lower\": false, \"dirty_clubs\": false, \"double_pack\": false, \"dummy\": 0, \"duplicate\": \"first_wins\", \"euchred_loner\": 2, \"exceed_target\": false, \"false_call_pays\": false, \"farmers_hand\": \"never\", \"farmers_remedy\": \"exchange\", \"first_dealer\": \"north\", \"first_to_speak\": \"eldest\", \"fixed_hands\": 0, \"hand_size\": 5, \"honour\": false, \"laps\": false, \"lone_lead\": \"eldest\", \"lowers\": \"tricks\", \"may_drop\": false, \"minimum_bid\": 3, \"moon\": \"never\", \"needs_trump\": \"nobody\", \"no_trick\": 1, \"no_trump\": \"never\", \"packets\": \"whole_hands\", \"partners\": \"as_seated\", \"partners_best\": 0, \"partnership\": \"fixed\", \"point_on_partner\": false, \"pool\": false, \"ranks\": \"nine_up\", \"redeal_by\": \"next\", \"revoke_pays\": \"to_opponents\", \"robson\": \"never\", \"rubber\": false, \"score_cards\": \"six_and_four\", \"scoring\": \"euchre\", \"seats\": 4, \"set_penalty\": 2, \"skunk_counts_two\": false, \"steal_deal\": false, \"target\": 2, \"throwing_in\": true, \"twos\": false, \"upcard_benny\": \"blind_call\", \"win_by\": 1}", "starts_at": 1700026206848, "version": 1, "zone": "UTC"}',X'AC39BF26CB0C73D62D1E999D653828D1734C63A126CEA0042CD70C32EB42E11FF1E9CA588EC1727602DBD32F222FC516753B131B2E566BBF5E0BB7FC',900,1700022606848,NULL,1,30,'running',NULL);
CREATE TABLE deadlines (
	table_id INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	due_at BIGINT NOT NULL, 
	CONSTRAINT pk_deadlines PRIMARY KEY (table_id), 
	CONSTRAINT fk_deadlines_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE deleted_answers (
	day INTEGER NOT NULL, 
	mark BLOB NOT NULL, 
	CONSTRAINT pk_deleted_answers PRIMARY KEY (day, mark)
);
CREATE TABLE departures (
	table_id INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	seat INTEGER NOT NULL, 
	hand INTEGER NOT NULL, 
	CONSTRAINT pk_departures PRIMARY KEY (table_id, user_id), 
	CONSTRAINT fk_departures_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE games (
	table_id INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	family VARCHAR(16) NOT NULL, 
	preset VARCHAR(32) NOT NULL, 
	ended VARCHAR(12) NOT NULL, 
	winner INTEGER, 
	scores VARCHAR(32) NOT NULL, 
	hands INTEGER NOT NULL, 
	skunk BOOLEAN NOT NULL, 
	rated BOOLEAN NOT NULL, 
	started_at BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	no BIGINT NOT NULL, 
	CONSTRAINT pk_games PRIMARY KEY (table_id), 
	CONSTRAINT fk_games_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "games" VALUES(1,77,'partners','north-american','played',0,'3,0',2,1,1,1700003600000,1700003600000,1);
INSERT INTO "games" VALUES(2,77,'partners','north-american','played',1,'0,2',1,1,1,1700003600000,1700003600000,2);
INSERT INTO "games" VALUES(3,77,'partners','north-american','played',1,'1,2',2,0,1,1700007290000,1700007290000,3);
INSERT INTO "games" VALUES(4,77,'partners','north-american','played',0,'3,0',2,1,1,1700007290000,1700007290000,4);
INSERT INTO "games" VALUES(5,77,'partners','north-american','drawn',NULL,'1,1',2,0,1,1700007380000,1700007722720,5);
INSERT INTO "games" VALUES(9,77,'partners','north-american','played',1,'1,2',2,0,1,1700014922720,1700014922720,6);
INSERT INTO "games" VALUES(10,77,'partners','north-american','played',0,'2,1',3,0,1,1700014922720,1700014922720,7);
INSERT INTO "games" VALUES(11,77,'partners','north-american','played',0,'2,1',3,0,1,1700014922720,1700014922720,8);
INSERT INTO "games" VALUES(12,77,'partners','north-american','played',1,'1,2',3,0,1,1700014922720,1700014922720,9);
CREATE TABLE greetings (
	guild_id BIGINT NOT NULL, 
	greeted_at BIGINT NOT NULL, 
	CONSTRAINT pk_greetings PRIMARY KEY (guild_id)
);
CREATE TABLE hands (
	table_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	family VARCHAR(16) NOT NULL, 
	dealer INTEGER NOT NULL, 
	maker INTEGER, 
	trump VARCHAR(4), 
	round INTEGER, 
	relation VARCHAR(8), 
	alone BOOLEAN NOT NULL, 
	lone_defender INTEGER, 
	outcome VARCHAR(16) NOT NULL, 
	tricks VARCHAR(32) NOT NULL, 
	points VARCHAR(32) NOT NULL, 
	words VARCHAR(400) NOT NULL, 
	claimed INTEGER, 
	revoked INTEGER, 
	decisions VARCHAR(48) NOT NULL, 
	by_computer VARCHAR(48) NOT NULL, 
	think_ms VARCHAR(128) NOT NULL, 
	at BIGINT NOT NULL, 
	par DOUBLE, 
	par_tried BOOLEAN NOT NULL, 
	CONSTRAINT pk_hands PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_hands_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "hands" VALUES(1,1,77,'partners',0,2,'d',1,NULL,0,NULL,'made','1,2,2,0','1,0','assisted:2',NULL,NULL,'6,6,6,5','0,0,0,0','0,0,0,0',1700003600000,NULL,0);
INSERT INTO "hands" VALUES(1,2,77,'partners',1,3,'s',2,'crossing',0,NULL,'euchred','1,0,2,2','2,0','crossing:3,dog:2,skunk',NULL,NULL,'6,6,7,7','0,0,0,0','0,0,0,0',1700003600000,NULL,0);
INSERT INTO "hands" VALUES(2,1,77,'partners',0,0,'h',1,NULL,0,NULL,'euchred','1,3,1,0','0,2','chop:2,dog:2,skunk',NULL,NULL,'7,6,6,6','0,0,0,0','0,0,0,0',1700003600000,NULL,0);
INSERT INTO "hands" VALUES(3,1,77,'partners',0,2,'d',1,NULL,0,NULL,'made','3,1,1,0','1,0','assisted:2,dog:2',NULL,NULL,'6,6,6,5','0,0,0,0','0,0,0,0',1700007290000,NULL,0);
INSERT INTO "hands" VALUES(3,2,77,'partners',1,1,'s',1,NULL,0,NULL,'march','0,3,0,2','0,2','trumped-partner:3,dog:2,trumped-partner:1',NULL,NULL,'6,7,6,6','0,0,0,0','0,0,0,0',1700007290000,NULL,0);
INSERT INTO "hands" VALUES(4,1,77,'partners',0,2,'s',1,NULL,0,NULL,'march','3,0,2,0','2,0','assisted:2,underman:3,trumped-partner:2',NULL,NULL,'6,6,6,5','0,0,0,0','0,0,0,0',1700007290000,NULL,0);
INSERT INTO "hands" VALUES(4,2,77,'partners',1,2,'c',2,'next',0,NULL,'made','1,2,2,0','1,0','next:2,dog:0,dog:2,skunk',NULL,NULL,'6,6,7,6','0,0,0,0','0,0,0,0',1700007290000,NULL,0);
INSERT INTO "hands" VALUES(5,1,77,'partners',0,0,'s',1,NULL,0,NULL,'made','2,1,1,1','1,0','chop:0,dog:2,dog:3',NULL,NULL,'7,6,6,6','7,6,6,6','0,0,0,0',1700007722720,NULL,0);
INSERT INTO "hands" VALUES(5,2,77,'partners',1,1,'h',1,NULL,0,NULL,'made','0,3,2,0','0,1','underman:0',NULL,NULL,'6,7,6,6','6,7,6,6','0,0,0,0',1700007722720,NULL,0);
INSERT INTO "hands" VALUES(9,1,77,'partners',0,2,'c',1,NULL,0,NULL,'made','3,0,1,1','1,0','assisted:2,chop:3,dog:2',NULL,NULL,'6,6,6,5','0,0,0,0','0,0,0,0',1700014922720,NULL,0);
INSERT INTO "hands" VALUES(9,2,77,'partners',1,3,'s',1,NULL,0,NULL,'march','0,2,0,3','0,2','assisted:3,chop:3,underman:2,dog:0,dog:2',NULL,NULL,'5,6,6,6','0,0,0,0','0,0,0,0',1700014922720,NULL,0);
INSERT INTO "hands" VALUES(10,1,77,'partners',0,0,'c',1,NULL,0,NULL,'made','2,2,1,0','1,0','chop:1,trumped-partner:0',NULL,NULL,'7,6,6,6','0,0,0,0','0,0,0,0',1700014922720,NULL,0);
INSERT INTO "hands" VALUES(10,2,77,'partners',1,1,'d',1,NULL,0,NULL,'made','0,2,2,1','0,1','trumped-partner:0',NULL,NULL,'6,7,6,6','0,0,0,0','0,0,0,0',1700014922720,NULL,0);
INSERT INTO "hands" VALUES(10,3,77,'partners',2,2,'h',1,NULL,0,NULL,'made','0,1,3,1','1,0','dog:0',NULL,NULL,'6,6,7,6','0,0,0,0','0,0,0,0',1700014922720,NULL,0);
INSERT INTO "hands" VALUES(11,1,77,'partners',0,2,'h',1,NULL,0,NULL,'made','3,0,1,1','1,0','assisted:2,underman:2,dog:1',NULL,NULL,'6,6,6,5','0,0,0,0','0,0,0,0',1700014922720,NULL,0);
INSERT INTO "hands" VALUES(11,2,77,'partners',1,3,'d',2,'crossing',0,NULL,'made','1,1,0,3','0,1','crossing:3,trumped-partner:3',NULL,NULL,'6,6,7,7','0,0,0,0','0,0,0,0',1700014922720,NULL,0);
INSERT INTO "hands" VALUES(11,3,77,'partners',2,0,'d',1,NULL,0,NULL,'made','1,1,2,1','1,0','assisted:0,chop:2,dog:1',NULL,NULL,'6,5,6,6','0,0,0,0','0,0,0,0',1700014922720,NULL,0);
INSERT INTO "hands" VALUES(12,1,77,'partners',0,0,'d',1,NULL,0,NULL,'made','2,0,2,1','1,0','chop:0',NULL,NULL,'7,6,6,6','0,0,0,0','0,0,0,0',1700014922720,NULL,0);
INSERT INTO "hands" VALUES(12,2,77,'partners',1,1,'h',1,NULL,0,NULL,'made','1,3,1,0','0,1','dog:0,dog:2,dog:3',NULL,NULL,'6,7,6,6','0,0,0,0','0,0,0,0',1700014922720,NULL,0);
INSERT INTO "hands" VALUES(12,3,77,'partners',2,3,'d',2,'next',0,NULL,'made','0,0,2,3','0,1','next:3,chop:3',NULL,NULL,'6,6,6,7','0,0,0,0','0,0,0,0',1700014922720,NULL,0);
CREATE TABLE installation (
	id INTEGER NOT NULL, 
	key_check BLOB NOT NULL, 
	CONSTRAINT pk_installation PRIMARY KEY (id)
);
CREATE TABLE journal (
	no INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	guild_id BIGINT NOT NULL, 
	table_id BIGINT, 
	seat INTEGER, 
	rated BOOLEAN NOT NULL, 
	user_id BIGINT, 
	name VARCHAR(64) NOT NULL, 
	other_id BIGINT, 
	other_name VARCHAR(64) NOT NULL, 
	by_id BIGINT, 
	by_name VARCHAR(64) NOT NULL, 
	detail VARCHAR(200) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_journal PRIMARY KEY (no)
);
INSERT INTO "journal" VALUES(1,'game',77,1,NULL,1,NULL,'',NULL,'',NULL,'','',1700003600000);
INSERT INTO "journal" VALUES(2,'game',77,2,NULL,1,NULL,'',NULL,'',NULL,'','',1700003600000);
INSERT INTO "journal" VALUES(3,'game',77,3,NULL,1,NULL,'',NULL,'',NULL,'','',1700007290000);
INSERT INTO "journal" VALUES(4,'game',77,4,NULL,1,NULL,'',NULL,'',NULL,'','',1700007290000);
INSERT INTO "journal" VALUES(5,'game',77,5,NULL,1,NULL,'',NULL,'',NULL,'','',1700007722720);
INSERT INTO "journal" VALUES(6,'game',77,9,NULL,1,NULL,'',NULL,'',NULL,'','',1700014922720);
INSERT INTO "journal" VALUES(7,'game',77,10,NULL,1,NULL,'',NULL,'',NULL,'','',1700014922720);
INSERT INTO "journal" VALUES(8,'game',77,11,NULL,1,NULL,'',NULL,'',NULL,'','',1700014922720);
INSERT INTO "journal" VALUES(9,'game',77,12,NULL,1,NULL,'',NULL,'',NULL,'','',1700014922720);
CREATE TABLE life (
	id INTEGER NOT NULL, 
	alive_at BIGINT NOT NULL, 
	CONSTRAINT pk_life PRIMARY KEY (id)
);
CREATE TABLE log (
	table_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	line TEXT NOT NULL, 
	user_id BIGINT, 
	at BIGINT NOT NULL, 
	interaction_id BIGINT, 
	CONSTRAINT pk_log PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_log_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_log_interaction_id UNIQUE (interaction_id)
);
INSERT INTO "log" VALUES(1,1,'deal 9d9sQcKcKs TcJdQdKhAc TdJcJhKdAh 9c9hQhQsAs AdTsJsTh',NULL,1700003600000,NULL);
INSERT INTO "log" VALUES(1,2,'pass',2007,1700003600000,NULL);
INSERT INTO "log" VALUES(1,3,'order',2002,1700003600000,NULL);
INSERT INTO "log" VALUES(1,4,'discard 9s',2001,1700003600000,NULL);
INSERT INTO "log" VALUES(1,5,'play Ac',2007,1700003600000,NULL);
INSERT INTO "log" VALUES(1,6,'play Jc',2002,1700003600000,NULL);
INSERT INTO "log" VALUES(1,7,'play 9c',2008,1700003600000,NULL);
INSERT INTO "log" VALUES(1,8,'play Qc',2001,1700003600000,NULL);
INSERT INTO "log" VALUES(1,9,'play Tc',2007,1700003600000,NULL);
INSERT INTO "log" VALUES(1,10,'play Td',2002,1700003600000,NULL);
INSERT INTO "log" VALUES(1,11,'play 9h',2008,1700003600000,NULL);
INSERT INTO "log" VALUES(1,12,'play Kc',2001,1700003600000,NULL);
INSERT INTO "log" VALUES(1,13,'play Jh',2002,1700003600000,NULL);
INSERT INTO "log" VALUES(1,14,'play Qh',2008,1700003600000,NULL);
INSERT INTO "log" VALUES(1,15,'play 9d',2001,1700003600000,NULL);
INSERT INTO "log" VALUES(1,16,'play Jd',2007,1700003600000,NULL);
INSERT INTO "log" VALUES(1,17,'play Kh',2007,1700003600000,NULL);
INSERT INTO "log" VALUES(1,18,'play Ah',2002,1700003600000,NULL);
INSERT INTO "log" VALUES(1,19,'play Qs',2008,1700003600000,NULL);
INSERT INTO "log" VALUES(1,20,'play Ks',2001,1700003600000,NULL);
INSERT INTO "log" VALUES(1,21,'play Kd',2002,1700003600000,NULL);
INSERT INTO "log" VALUES(1,22,'play As',2008,1700003600000,NULL);
INSERT INTO "log" VALUES(1,23,'play Ad',2001,1700003600000,NULL);
INSERT INTO "log" VALUES(1,24,'play Qd',2007,1700003600000,NULL);
INSERT INTO "log" VALUES(1,25,'deal TsJhJsKcAc 9c9dTcKdKh 9sQcKsAdAh JcQdQhQsAs ThJdTd9h',NULL,1700003600000,NULL);
INSERT INTO "log" VALUES(1,26,'pass',2002,1700003600000,NULL);
INSERT INTO "log" VALUES(1,27,'pass',2008,1700003600000,NULL);
INSERT INTO "log" VALUES(1,28,'pass',2001,1700003600000,NULL);
INSERT INTO "log" VALUES(1,29,'pass',2007,1700003600000,NULL);
INSERT INTO "log" VALUES(1,30,'pass',2002,1700003600000,NULL);
INSERT INTO "log" VALUES(1,31,'name s',2008,1700003600000,NULL);
INSERT INTO "log" VALUES(1,32,'play Ad',2002,1700003600000,NULL);
INSERT INTO "log" VALUES(1,33,'play Qd',2008,1700003600000,NULL);
INSERT INTO "log" VALUES(1,34,'play Jh',2001,1700003600000,NULL);
INSERT INTO "log" VALUES(1,35,'play 9d',2007,1700003600000,NULL);
INSERT INTO "log" VALUES(1,36,'play Ah',2002,1700003600000,NULL);
INSERT INTO "log" VALUES(1,37,'play Qh',2008,1700003600000,NULL);
INSERT INTO "log" VALUES(1,38,'play Kc',2001,1700003600000,NULL);
INSERT INTO "log" VALUES(1,39,'play Kh',2007,1700003600000,NULL);
INSERT INTO "log" VALUES(1,40,'play Qc',2002,1700003600000,NULL);
INSERT INTO "log" VALUES(1,41,'play Qs',2008,1700003600000,NULL);
INSERT INTO "log" VALUES(1,42,'play Ac',2001,1700003600000,NULL);
INSERT INTO "log" VALUES(1,43,'play 9c',2007,1700003600000,NULL);
INSERT INTO "log" VALUES(1,44,'play Jc',2008,1700003600000,NULL);
INSERT INTO "log" VALUES(1,45,'play Js',2001,1700003600000,NULL);
INSERT INTO "log" VALUES(1,46,'play Tc',2007,1700003600000,NULL);
INSERT INTO "log" VALUES(1,47,'play 9s',2002,1700003600000,NULL);
INSERT INTO "log" VALUES(1,48,'play Ts',2001,1700003600000,NULL);
INSERT INTO "log" VALUES(1,49,'play Kd',2007,1700003600000,NULL);
INSERT INTO "log" VALUES(1,50,'play Ks',2002,1700003600000,NULL);
INSERT INTO "log" VALUES(1,51,'play As',2008,1700003600000,NULL);
INSERT INTO "log" VALUES(2,1,'deal 9hJcQdAhAs JhJsKdKhAd 9c9dTsJdQs 9sTcThQcKc QhKsAcTd',NULL,1700003600000,NULL);
INSERT INTO "log" VALUES(2,2,'pass',2005,1700003600000,NULL);
INSERT INTO "log" VALUES(2,3,'pass',2004,1700003600000,NULL);
INSERT INTO "log" VALUES(2,4,'pass',2006,1700003600000,NULL);
INSERT INTO "log" VALUES(2,5,'order',2003,1700003600000,NULL);
INSERT INTO "log" VALUES(2,6,'discard Jc',2003,1700003600000,NULL);
INSERT INTO "log" VALUES(2,7,'play Kd',2005,1700003600000,NULL);
INSERT INTO "log" VALUES(2,8,'play 9d',2004,1700003600000,NULL);
INSERT INTO "log" VALUES(2,9,'play 9s',2006,1700003600000,NULL);
INSERT INTO "log" VALUES(2,10,'play Qd',2003,1700003600000,NULL);
INSERT INTO "log" VALUES(2,11,'play Ad',2005,1700003600000,NULL);
INSERT INTO "log" VALUES(2,12,'play Jd',2004,1700003600000,NULL);
INSERT INTO "log" VALUES(2,13,'play Tc',2006,1700003600000,NULL);
INSERT INTO "log" VALUES(2,14,'play As',2003,1700003600000,NULL);
INSERT INTO "log" VALUES(2,15,'play 9c',2004,1700003600000,NULL);
INSERT INTO "log" VALUES(2,16,'play Qc',2006,1700003600000,NULL);
INSERT INTO "log" VALUES(2,17,'play 9h',2003,1700003600000,NULL);
INSERT INTO "log" VALUES(2,18,'play Kh',2005,1700003600000,NULL);
INSERT INTO "log" VALUES(2,19,'play Js',2005,1700003600000,NULL);
INSERT INTO "log" VALUES(2,20,'play Qs',2004,1700003600000,NULL);
INSERT INTO "log" VALUES(2,21,'play Th',2006,1700003600000,NULL);
INSERT INTO "log" VALUES(2,22,'play Qh',2003,1700003600000,NULL);
INSERT INTO "log" VALUES(2,23,'play Ah',2003,1700003600000,NULL);
INSERT INTO "log" VALUES(2,24,'play Jh',2005,1700003600000,NULL);
INSERT INTO "log" VALUES(2,25,'play Ts',2004,1700003600000,NULL);
INSERT INTO "log" VALUES(2,26,'play Kc',2006,1700003600000,NULL);
INSERT INTO "log" VALUES(3,1,'deal 9sJhQhKsAd 9hTdThKhAs 9cJdJsKdAh 9dTcTsJcQs QdKcAcQc',NULL,1700007290000,NULL);
INSERT INTO "log" VALUES(3,2,'pass',2007,1700007290000,NULL);
INSERT INTO "log" VALUES(3,3,'order',2008,1700007290000,NULL);
INSERT INTO "log" VALUES(3,4,'discard Qh',2003,1700007290000,NULL);
INSERT INTO "log" VALUES(3,5,'play As',2007,1700007290000,NULL);
INSERT INTO "log" VALUES(3,6,'play Js',2008,1700007290000,NULL);
INSERT INTO "log" VALUES(3,7,'play Ts',2004,1700007290000,NULL);
INSERT INTO "log" VALUES(3,8,'play 9s',2003,1700007290000,NULL);
INSERT INTO "log" VALUES(3,9,'play 9h',2007,1700007290000,NULL);
INSERT INTO "log" VALUES(3,10,'play Ah',2008,1700007290000,NULL);
INSERT INTO "log" VALUES(3,11,'play 9d',2004,1700007290000,NULL);
INSERT INTO "log" VALUES(3,12,'play Qd',2003,1700007290000,NULL);
INSERT INTO "log" VALUES(3,13,'play Jh',2003,1700007290000,NULL);
INSERT INTO "log" VALUES(3,14,'play Td',2007,1700007290000,NULL);
INSERT INTO "log" VALUES(3,15,'play Kd',2008,1700007290000,NULL);
INSERT INTO "log" VALUES(3,16,'play Tc',2004,1700007290000,NULL);
INSERT INTO "log" VALUES(3,17,'play Ks',2003,1700007290000,NULL);
INSERT INTO "log" VALUES(3,18,'play Th',2007,1700007290000,NULL);
INSERT INTO "log" VALUES(3,19,'play 9c',2008,1700007290000,NULL);
INSERT INTO "log" VALUES(3,20,'play Qs',2004,1700007290000,NULL);
INSERT INTO "log" VALUES(3,21,'play Ad',2003,1700007290000,NULL);
INSERT INTO "log" VALUES(3,22,'play Kh',2007,1700007290000,NULL);
INSERT INTO "log" VALUES(3,23,'play Jd',2008,1700007290000,NULL);
INSERT INTO "log" VALUES(3,24,'play Jc',2004,1700007290000,NULL);
INSERT INTO "log" VALUES(3,25,'deal QcQdQhKdKs 9d9hTdJsAd TcThJcJdJh 9c9sKcAhAs TsKhAcQs',NULL,1700007290000,NULL);
INSERT INTO "log" VALUES(3,26,'pass',2008,1700007290000,NULL);
INSERT INTO "log" VALUES(3,27,'pass',2004,1700007290000,NULL);
INSERT INTO "log" VALUES(3,28,'pass',2003,1700007290000,NULL);
INSERT INTO "log" VALUES(3,29,'order',2007,1700007290000,NULL);
INSERT INTO "log" VALUES(3,30,'discard 9h',2007,1700007290000,NULL);
INSERT INTO "log" VALUES(3,31,'play Tc',2008,1700007290000,NULL);
INSERT INTO "log" VALUES(3,32,'play Kc',2004,1700007290000,NULL);
INSERT INTO "log" VALUES(3,33,'play Qc',2003,1700007290000,NULL);
INSERT INTO "log" VALUES(3,34,'play 9d',2007,1700007290000,NULL);
INSERT INTO "log" VALUES(3,35,'play As',2004,1700007290000,NULL);
INSERT INTO "log" VALUES(3,36,'play Ks',2003,1700007290000,NULL);
INSERT INTO "log" VALUES(3,37,'play Js',2007,1700007290000,NULL);
INSERT INTO "log" VALUES(3,38,'play Jc',2008,1700007290000,NULL);
INSERT INTO "log" VALUES(3,39,'play Ad',2007,1700007290000,NULL);
INSERT INTO "log" VALUES(3,40,'play Jd',2008,1700007290000,NULL);
INSERT INTO "log" VALUES(3,41,'play 9c',2004,1700007290000,NULL);
INSERT INTO "log" VALUES(3,42,'play Qd',2003,1700007290000,NULL);
INSERT INTO "log" VALUES(3,43,'play Td',2007,1700007290000,NULL);
INSERT INTO "log" VALUES(3,44,'play Th',2008,1700007290000,NULL);
INSERT INTO "log" VALUES(3,45,'play 9s',2004,1700007290000,NULL);
INSERT INTO "log" VALUES(3,46,'play Kd',2003,1700007290000,NULL);
INSERT INTO "log" VALUES(3,47,'play Ah',2004,1700007290000,NULL);
INSERT INTO "log" VALUES(3,48,'play Qh',2003,1700007290000,NULL);
INSERT INTO "log" VALUES(3,49,'play Ts',2007,1700007290000,NULL);
INSERT INTO "log" VALUES(3,50,'play Jh',2008,1700007290000,NULL);
INSERT INTO "log" VALUES(4,1,'deal 9sTsQdQhAd 9cTcJdQcAh JhQsKhKsAs 9dTdJcKcAc Js9hThKd',NULL,1700007290000,NULL);
INSERT INTO "log" VALUES(4,2,'pass',2006,1700007290000,NULL);
INSERT INTO "log" VALUES(4,3,'order',2005,1700007290000,NULL);
INSERT INTO "log" VALUES(4,4,'discard Qh',2001,1700007290000,NULL);
INSERT INTO "log" VALUES(4,5,'play Ah',2006,1700007290000,NULL);
INSERT INTO "log" VALUES(4,6,'play Jh',2005,1700007290000,NULL);
INSERT INTO "log" VALUES(4,7,'play 9d',2002,1700007290000,NULL);
INSERT INTO "log" VALUES(4,8,'play 9s',2001,1700007290000,NULL);
INSERT INTO "log" VALUES(4,9,'play Js',2001,1700007290000,NULL);
INSERT INTO "log" VALUES(4,10,'play 9c',2006,1700007290000,NULL);
INSERT INTO "log" VALUES(4,11,'play Qs',2005,1700007290000,NULL);
INSERT INTO "log" VALUES(4,12,'play Jc',2002,1700007290000,NULL);
INSERT INTO "log" VALUES(4,13,'play Ad',2001,1700007290000,NULL);
INSERT INTO "log" VALUES(4,14,'play Jd',2006,1700007290000,NULL);
INSERT INTO "log" VALUES(4,15,'play Kh',2005,1700007290000,NULL);
INSERT INTO "log" VALUES(4,16,'play Td',2002,1700007290000,NULL);
INSERT INTO "log" VALUES(4,17,'play Qd',2001,1700007290000,NULL);
INSERT INTO "log" VALUES(4,18,'play Tc',2006,1700007290000,NULL);
INSERT INTO "log" VALUES(4,19,'play Ks',2005,1700007290000,NULL);
INSERT INTO "log" VALUES(4,20,'play Kc',2002,1700007290000,NULL);
INSERT INTO "log" VALUES(4,21,'play As',2005,1700007290000,NULL);
INSERT INTO "log" VALUES(4,22,'play Ac',2002,1700007290000,NULL);
INSERT INTO "log" VALUES(4,23,'play Ts',2001,1700007290000,NULL);
INSERT INTO "log" VALUES(4,24,'play Qc',2006,1700007290000,NULL);
INSERT INTO "log" VALUES(4,25,'deal ThJcJdQcKs 9c9hTcQdAd 9dJsKcAhAs TdQhKdKhAc QsJhTs9s',NULL,1700007290000,NULL);
INSERT INTO "log" VALUES(4,26,'pass',2005,1700007290000,NULL);
INSERT INTO "log" VALUES(4,27,'pass',2002,1700007290000,NULL);
INSERT INTO "log" VALUES(4,28,'pass',2001,1700007290000,NULL);
INSERT INTO "log" VALUES(4,29,'pass',2006,1700007290000,NULL);
INSERT INTO "log" VALUES(4,30,'name c',2005,1700007290000,NULL);
INSERT INTO "log" VALUES(4,31,'play Js',2005,1700007290000,NULL);
INSERT INTO "log" VALUES(4,32,'play Ac',2002,1700007290000,NULL);
INSERT INTO "log" VALUES(4,33,'play Qc',2001,1700007290000,NULL);
INSERT INTO "log" VALUES(4,34,'play 9c',2006,1700007290000,NULL);
INSERT INTO "log" VALUES(4,35,'play Ah',2005,1700007290000,NULL);
INSERT INTO "log" VALUES(4,36,'play Qh',2002,1700007290000,NULL);
INSERT INTO "log" VALUES(4,37,'play Th',2001,1700007290000,NULL);
INSERT INTO "log" VALUES(4,38,'play 9h',2006,1700007290000,NULL);
INSERT INTO "log" VALUES(4,39,'play As',2005,1700007290000,NULL);
INSERT INTO "log" VALUES(4,40,'play Td',2002,1700007290000,NULL);
INSERT INTO "log" VALUES(4,41,'play Ks',2001,1700007290000,NULL);
INSERT INTO "log" VALUES(4,42,'play Tc',2006,1700007290000,NULL);
INSERT INTO "log" VALUES(4,43,'play Ad',2006,1700007290000,NULL);
INSERT INTO "log" VALUES(4,44,'play 9d',2005,1700007290000,NULL);
INSERT INTO "log" VALUES(4,45,'play Kd',2002,1700007290000,NULL);
INSERT INTO "log" VALUES(4,46,'play Jd',2001,1700007290000,NULL);
INSERT INTO "log" VALUES(4,47,'play Qd',2006,1700007290000,NULL);
INSERT INTO "log" VALUES(4,48,'play Kc',2005,1700007290000,NULL);
INSERT INTO "log" VALUES(4,49,'play Kh',2002,1700007290000,NULL);
INSERT INTO "log" VALUES(4,50,'play Jc',2001,1700007290000,NULL);
INSERT INTO "log" VALUES(5,1,'deal TcThTsQcAs TdJcJdKhKs 9d9hQsKcKd 9cJsQdAdAh 9sJhAcQh',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,2,'pass',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,3,'pass',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,4,'pass',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,5,'order',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,6,'discard Th',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,7,'play Kh',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,8,'play 9h',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,9,'play Ah',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,10,'play 9s',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,11,'play As',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,12,'play Jc',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,13,'play Qs',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,14,'play Js',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,15,'play Ad',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,16,'play Ts',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,17,'play Td',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,18,'play 9d',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,19,'play Tc',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,20,'play Ks',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,21,'play Kc',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,22,'play 9c',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,23,'play Jd',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,24,'play Kd',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,25,'play Qd',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,26,'play Qc',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,27,'deal 9c9sTcJdJs 9dTdThTsJh 9hQdQhKcAc JcQcQsKhKs AhAdKdAs',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,28,'pass',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,29,'pass',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,30,'pass',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,31,'order',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,32,'discard Ts',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,33,'play Kc',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,34,'play Jc',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,35,'play 9c',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,36,'play Th',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,37,'play Jh',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,38,'play 9h',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,39,'play Kh',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,40,'play Jd',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,41,'play Ah',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,42,'play Qh',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,43,'play Qc',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,44,'play 9s',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,45,'play 9d',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,46,'play Qd',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,47,'play Qs',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,48,'play Tc',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,49,'play Ac',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,50,'play Ks',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,51,'play Js',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(5,52,'play Td',NULL,1700007722720,NULL);
INSERT INTO "log" VALUES(9,1,'deal 9dTdJdQcAs 9hJhQdQhKs ThQsAcAdAh 9cTcTsJsKd JcKcKh9s',NULL,1700014922720,NULL);
INSERT INTO "log" VALUES(9,2,'pass',2013,1700014922720,NULL);
INSERT INTO "log" VALUES(9,3,'order',2002,1700014922720,NULL);
INSERT INTO "log" VALUES(9,4,'discard 9d',2001,1700014922720,NULL);
INSERT INTO "log" VALUES(9,5,'play Qd',2013,1700014922720,NULL);
INSERT INTO "log" VALUES(9,6,'play Ad',2002,1700014922720,NULL);
INSERT INTO "log" VALUES(9,7,'play Kd',2014,1700014922720,NULL);
INSERT INTO "log" VALUES(9,8,'play Td',2001,1700014922720,NULL);
INSERT INTO "log" VALUES(9,9,'play Ah',2002,1700014922720,NULL);
INSERT INTO "log" VALUES(9,10,'play 9c',2014,1700014922720,NULL);
INSERT INTO "log" VALUES(9,11,'play Qc',2001,1700014922720,NULL);
INSERT INTO "log" VALUES(9,12,'play 9h',2013,1700014922720,NULL);
INSERT INTO "log" VALUES(9,13,'play Jc',2001,1700014922720,NULL);
INSERT INTO "log" VALUES(9,14,'play Jh',2013,1700014922720,NULL);
INSERT INTO "log" VALUES(9,15,'play Ac',2002,1700014922720,NULL);
INSERT INTO "log" VALUES(9,16,'play Tc',2014,1700014922720,NULL);
INSERT INTO "log" VALUES(9,17,'play As',2001,1700014922720,NULL);
INSERT INTO "log" VALUES(9,18,'play Ks',2013,1700014922720,NULL);
INSERT INTO "log" VALUES(9,19,'play Qs',2002,1700014922720,NULL);
INSERT INTO "log" VALUES(9,20,'play Ts',2014,1700014922720,NULL);
INSERT INTO "log" VALUES(9,21,'play Jd',2001,1700014922720,NULL);
INSERT INTO "log" VALUES(9,22,'play Qh',2013,1700014922720,NULL);
INSERT INTO "log" VALUES(9,23,'play Th',2002,1700014922720,NULL);
INSERT INTO "log" VALUES(9,24,'play Js',2014,1700014922720,NULL);
INSERT INTO "log" VALUES(9,25,'deal 9cQcKhKsAd TcTdThTsAs 9hJcJdKcAh 9d9sJsKdAc QsQhJhQd',NULL,1700014922720,NULL);
INSERT INTO "log" VALUES(9,26,'pass',2002,1700014922720,NULL);
INSERT INTO "log" VALUES(9,27,'order',2014,1700014922720,NULL);
INSERT INTO "log" VALUES(9,28,'discard Tc',2013,1700014922720,NULL);
INSERT INTO "log" VALUES(9,29,'play Ah',2002,1700014922720,NULL);
INSERT INTO "log" VALUES(9,30,'play 9s',2014,1700014922720,NULL);
INSERT INTO "log" VALUES(9,31,'play Kh',2001,1700014922720,NULL);
INSERT INTO "log" VALUES(9,32,'play Th',2013,1700014922720,NULL);
INSERT INTO "log" VALUES(9,33,'play Js',2014,1700014922720,NULL);
INSERT INTO "log" VALUES(9,34,'play Ks',2001,1700014922720,NULL);
INSERT INTO "log" VALUES(9,35,'play Ts',2013,1700014922720,NULL);
INSERT INTO "log" VALUES(9,36,'play Jc',2002,1700014922720,NULL);
INSERT INTO "log" VALUES(9,37,'play Ac',2014,1700014922720,NULL);
INSERT INTO "log" VALUES(9,38,'play 9c',2001,1700014922720,NULL);
INSERT INTO "log" VALUES(9,39,'play Td',2013,1700014922720,NULL);
INSERT INTO "log" VALUES(9,40,'play Kc',2002,1700014922720,NULL);
INSERT INTO "log" VALUES(9,41,'play 9d',2014,1700014922720,NULL);
INSERT INTO "log" VALUES(9,42,'play Ad',2001,1700014922720,NULL);
INSERT INTO "log" VALUES(9,43,'play Qs',2013,1700014922720,NULL);
INSERT INTO "log" VALUES(9,44,'play Jd',2002,1700014922720,NULL);
INSERT INTO "log" VALUES(9,45,'play As',2013,1700014922720,NULL);
INSERT INTO "log" VALUES(9,46,'play 9h',2002,1700014922720,NULL);
INSERT INTO "log" VALUES(9,47,'play Kd',2014,1700014922720,NULL);
INSERT INTO "log" VALUES(9,48,'play Qc',2001,1700014922720,NULL);
INSERT INTO "log" VALUES(10,1,'deal TcQhKcKsAh 9cTdQcAcAd ThJhQdKdAs 9h9sTsJdQs JcKhJs9d',NULL,1700014922720,NULL);
INSERT INTO "log" VALUES(10,2,'pass',2015,1700014922720,NULL);
INSERT INTO "log" VALUES(10,3,'pass',2006,1700014922720,NULL);
INSERT INTO "log" VALUES(10,4,'pass',2016,1700014922720,NULL);
INSERT INTO "log" VALUES(10,5,'order',2005,1700014922720,NULL);
INSERT INTO "log" VALUES(10,6,'discard Qh',2005,1700014922720,NULL);
INSERT INTO "log" VALUES(10,7,'play Ad',2015,1700014922720,NULL);
INSERT INTO "log" VALUES(10,8,'play Qd',2006,1700014922720,NULL);
INSERT INTO "log" VALUES(10,9,'play Jd',2016,1700014922720,NULL);
INSERT INTO "log" VALUES(10,10,'play Tc',2005,1700014922720,NULL);
INSERT INTO "log" VALUES(10,11,'play Jc',2005,1700014922720,NULL);
INSERT INTO "log" VALUES(10,12,'play 9c',2015,1700014922720,NULL);
INSERT INTO "log" VALUES(10,13,'play Th',2006,1700014922720,NULL);
INSERT INTO "log" VALUES(10,14,'play 9h',2016,1700014922720,NULL);
INSERT INTO "log" VALUES(10,15,'play Ah',2005,1700014922720,NULL);
INSERT INTO "log" VALUES(10,16,'play Qc',2015,1700014922720,NULL);
INSERT INTO "log" VALUES(10,17,'play Jh',2006,1700014922720,NULL);
INSERT INTO "log" VALUES(10,18,'play 9s',2016,1700014922720,NULL);
INSERT INTO "log" VALUES(10,19,'play Td',2015,1700014922720,NULL);
INSERT INTO "log" VALUES(10,20,'play Kd',2006,1700014922720,NULL);
INSERT INTO "log" VALUES(10,21,'play Ts',2016,1700014922720,NULL);
INSERT INTO "log" VALUES(10,22,'play Ks',2005,1700014922720,NULL);
INSERT INTO "log" VALUES(10,23,'play As',2006,1700014922720,NULL);
INSERT INTO "log" VALUES(10,24,'play Qs',2016,1700014922720,NULL);
INSERT INTO "log" VALUES(10,25,'play Kc',2005,1700014922720,NULL);
INSERT INTO "log" VALUES(10,26,'play Ac',2015,1700014922720,NULL);
INSERT INTO "log" VALUES(10,27,'deal 9cTcTdTsQc JcJdJsQsKc QhKhAdAhAs 9d9h9sThKs KdQdAcJh',NULL,1700014922720,NULL);
INSERT INTO "log" VALUES(10,28,'pass',2006,1700014922720,NULL);
INSERT INTO "log" VALUES(10,29,'pass',2016,1700014922720,NULL);
INSERT INTO "log" VALUES(10,30,'pass',2005,1700014922720,NULL);
INSERT INTO "log" VALUES(10,31,'order',2015,1700014922720,NULL);
INSERT INTO "log" VALUES(10,32,'discard Jc',2015,1700014922720,NULL);
INSERT INTO "log" VALUES(10,33,'play As',2006,1700014922720,NULL);
INSERT INTO "log" VALUES(10,34,'play 9s',2016,1700014922720,NULL);
INSERT INTO "log" VALUES(10,35,'play Ts',2005,1700014922720,NULL);
INSERT INTO "log" VALUES(10,36,'play Js',2015,1700014922720,NULL);
INSERT INTO "log" VALUES(10,37,'play Qh',2006,1700014922720,NULL);
INSERT INTO "log" VALUES(10,38,'play 9h',2016,1700014922720,NULL);
INSERT INTO "log" VALUES(10,39,'play Td',2005,1700014922720,NULL);
INSERT INTO "log" VALUES(10,40,'play Kd',2015,1700014922720,NULL);
INSERT INTO "log" VALUES(10,41,'play Jd',2015,1700014922720,NULL);
INSERT INTO "log" VALUES(10,42,'play Ad',2006,1700014922720,NULL);
INSERT INTO "log" VALUES(10,43,'play 9d',2016,1700014922720,NULL);
INSERT INTO "log" VALUES(10,44,'play 9c',2005,1700014922720,NULL);
INSERT INTO "log" VALUES(10,45,'play Qs',2015,1700014922720,NULL);
INSERT INTO "log" VALUES(10,46,'play Kh',2006,1700014922720,NULL);
INSERT INTO "log" VALUES(10,47,'play Ks',2016,1700014922720,NULL);
INSERT INTO "log" VALUES(10,48,'play Tc',2005,1700014922720,NULL);
INSERT INTO "log" VALUES(10,49,'play Th',2016,1700014922720,NULL);
INSERT INTO "log" VALUES(10,50,'play Qc',2005,1700014922720,NULL);
INSERT INTO "log" VALUES(10,51,'play Kc',2015,1700014922720,NULL);
INSERT INTO "log" VALUES(10,52,'play Ah',2006,1700014922720,NULL);
INSERT INTO "log" VALUES(10,53,'deal TcThQdKcKs 9hJsQcQsKh 9sJdQhKdAd 9dTsJcJhAs AhTdAc9c',NULL,1700014922720,NULL);
INSERT INTO "log" VALUES(10,54,'pass',2016,1700014922720,NULL);
INSERT INTO "log" VALUES(10,55,'pass',2005,1700014922720,NULL);
INSERT INTO "log" VALUES(10,56,'pass',2015,1700014922720,NULL);
INSERT INTO "log" VALUES(10,57,'order',2006,1700014922720,NULL);
INSERT INTO "log" VALUES(10,58,'discard 9s',2006,1700014922720,NULL);
INSERT INTO "log" VALUES(10,59,'play As',2016,1700014922720,NULL);
INSERT INTO "log" VALUES(10,60,'play Ks',2005,1700014922720,NULL);
INSERT INTO "log" VALUES(10,61,'play Js',2015,1700014922720,NULL);
INSERT INTO "log" VALUES(10,62,'play Qh',2006,1700014922720,NULL);
INSERT INTO "log" VALUES(10,63,'play Jd',2006,1700014922720,NULL);
INSERT INTO "log" VALUES(10,64,'play Jh',2016,1700014922720,NULL);
INSERT INTO "log" VALUES(10,65,'play Th',2005,1700014922720,NULL);
INSERT INTO "log" VALUES(10,66,'play 9h',2015,1700014922720,NULL);
INSERT INTO "log" VALUES(10,67,'play 9d',2016,1700014922720,NULL);
INSERT INTO "log" VALUES(10,68,'play Qd',2005,1700014922720,NULL);
INSERT INTO "log" VALUES(10,69,'play Kh',2015,1700014922720,NULL);
INSERT INTO "log" VALUES(10,70,'play Kd',2006,1700014922720,NULL);
INSERT INTO "log" VALUES(10,71,'play Qs',2015,1700014922720,NULL);
INSERT INTO "log" VALUES(10,72,'play Ah',2006,1700014922720,NULL);
INSERT INTO "log" VALUES(10,73,'play Ts',2016,1700014922720,NULL);
INSERT INTO "log" VALUES(10,74,'play Tc',2005,1700014922720,NULL);
INSERT INTO "log" VALUES(10,75,'play Ad',2006,1700014922720,NULL);
INSERT INTO "log" VALUES(10,76,'play Jc',2016,1700014922720,NULL);
INSERT INTO "log" VALUES(10,77,'play Kc',2005,1700014922720,NULL);
INSERT INTO "log" VALUES(10,78,'play Qc',2015,1700014922720,NULL);
INSERT INTO "log" VALUES(11,1,'deal JsQdQhKdAd 9dJcQsKhAs 9cTsJdKsAc 9h9sTdThQc JhKcTcAh',NULL,1700014922720,NULL);
INSERT INTO "log" VALUES(11,2,'pass',2017,1700014922720,NULL);
INSERT INTO "log" VALUES(11,3,'order',2010,1700014922720,NULL);
INSERT INTO "log" VALUES(11,4,'discard Js',2009,1700014922720,NULL);
INSERT INTO "log" VALUES(11,5,'play As',2017,1700014922720,NULL);
INSERT INTO "log" VALUES(11,6,'play Ts',2010,1700014922720,NULL);
INSERT INTO "log" VALUES(11,7,'play 9s',2018,1700014922720,NULL);
INSERT INTO "log" VALUES(11,8,'play Qh',2009,1700014922720,NULL);
INSERT INTO "log" VALUES(11,9,'play Jh',2009,1700014922720,NULL);
INSERT INTO "log" VALUES(11,10,'play Kh',2017,1700014922720,NULL);
INSERT INTO "log" VALUES(11,11,'play Jd',2010,1700014922720,NULL);
INSERT INTO "log" VALUES(11,12,'play 9h',2018,1700014922720,NULL);
INSERT INTO "log" VALUES(11,13,'play Qd',2009,1700014922720,NULL);
INSERT INTO "log" VALUES(11,14,'play 9d',2017,1700014922720,NULL);
INSERT INTO "log" VALUES(11,15,'play 9c',2010,1700014922720,NULL);
INSERT INTO "log" VALUES(11,16,'play Td',2018,1700014922720,NULL);
INSERT INTO "log" VALUES(11,17,'play Kd',2009,1700014922720,NULL);
INSERT INTO "log" VALUES(11,18,'play Jc',2017,1700014922720,NULL);
INSERT INTO "log" VALUES(11,19,'play Ks',2010,1700014922720,NULL);
INSERT INTO "log" VALUES(11,20,'play Th',2018,1700014922720,NULL);
INSERT INTO "log" VALUES(11,21,'play Qc',2018,1700014922720,NULL);
INSERT INTO "log" VALUES(11,22,'play Ad',2009,1700014922720,NULL);
INSERT INTO "log" VALUES(11,23,'play Qs',2017,1700014922720,NULL);
INSERT INTO "log" VALUES(11,24,'play Ac',2010,1700014922720,NULL);
INSERT INTO "log" VALUES(11,25,'deal TsJsQsAcAh 9d9hThJhKh 9c9sTcTdKc JdQcQdKdKs JcAsAdQh',NULL,1700014922720,NULL);
INSERT INTO "log" VALUES(11,26,'pass',2010,1700014922720,NULL);
INSERT INTO "log" VALUES(11,27,'pass',2018,1700014922720,NULL);
INSERT INTO "log" VALUES(11,28,'pass',2009,1700014922720,NULL);
INSERT INTO "log" VALUES(11,29,'pass',2017,1700014922720,NULL);
INSERT INTO "log" VALUES(11,30,'pass',2010,1700014922720,NULL);
INSERT INTO "log" VALUES(11,31,'name d',2018,1700014922720,NULL);
INSERT INTO "log" VALUES(11,32,'play 9s',2010,1700014922720,NULL);
INSERT INTO "log" VALUES(11,33,'play Ks',2018,1700014922720,NULL);
INSERT INTO "log" VALUES(11,34,'play Ts',2009,1700014922720,NULL);
INSERT INTO "log" VALUES(11,35,'play 9h',2017,1700014922720,NULL);
INSERT INTO "log" VALUES(11,36,'play Jd',2018,1700014922720,NULL);
INSERT INTO "log" VALUES(11,37,'play Js',2009,1700014922720,NULL);
INSERT INTO "log" VALUES(11,38,'play 9d',2017,1700014922720,NULL);
INSERT INTO "log" VALUES(11,39,'play Td',2010,1700014922720,NULL);
INSERT INTO "log" VALUES(11,40,'play Kd',2018,1700014922720,NULL);
INSERT INTO "log" VALUES(11,41,'play Qs',2009,1700014922720,NULL);
INSERT INTO "log" VALUES(11,42,'play Jh',2017,1700014922720,NULL);
INSERT INTO "log" VALUES(11,43,'play 9c',2010,1700014922720,NULL);
INSERT INTO "log" VALUES(11,44,'play Th',2017,1700014922720,NULL);
INSERT INTO "log" VALUES(11,45,'play Tc',2010,1700014922720,NULL);
INSERT INTO "log" VALUES(11,46,'play Qd',2018,1700014922720,NULL);
INSERT INTO "log" VALUES(11,47,'play Ah',2009,1700014922720,NULL);
INSERT INTO "log" VALUES(11,48,'play Qc',2018,1700014922720,NULL);
INSERT INTO "log" VALUES(11,49,'play Ac',2009,1700014922720,NULL);
INSERT INTO "log" VALUES(11,50,'play Kh',2017,1700014922720,NULL);
INSERT INTO "log" VALUES(11,51,'play Kc',2010,1700014922720,NULL);
INSERT INTO "log" VALUES(11,52,'deal 9sThJdQdKh JcQhKsAdAh TcTsJhJsAc 9hQcQsKcAs 9dTdKd9c',NULL,1700014922720,NULL);
INSERT INTO "log" VALUES(11,53,'pass',2018,1700014922720,NULL);
INSERT INTO "log" VALUES(11,54,'order',2009,1700014922720,NULL);
INSERT INTO "log" VALUES(11,55,'discard Tc',2010,1700014922720,NULL);
INSERT INTO "log" VALUES(11,56,'play As',2018,1700014922720,NULL);
INSERT INTO "log" VALUES(11,57,'play 9s',2009,1700014922720,NULL);
INSERT INTO "log" VALUES(11,58,'play Ks',2017,1700014922720,NULL);
INSERT INTO "log" VALUES(11,59,'play Ts',2010,1700014922720,NULL);
INSERT INTO "log" VALUES(11,60,'play Qs',2018,1700014922720,NULL);
INSERT INTO "log" VALUES(11,61,'play Qd',2009,1700014922720,NULL);
INSERT INTO "log" VALUES(11,62,'play Ad',2017,1700014922720,NULL);
INSERT INTO "log" VALUES(11,63,'play Js',2010,1700014922720,NULL);
INSERT INTO "log" VALUES(11,64,'play Ah',2017,1700014922720,NULL);
INSERT INTO "log" VALUES(11,65,'play 9d',2010,1700014922720,NULL);
INSERT INTO "log" VALUES(11,66,'play 9h',2018,1700014922720,NULL);
INSERT INTO "log" VALUES(11,67,'play Th',2009,1700014922720,NULL);
INSERT INTO "log" VALUES(11,68,'play Ac',2010,1700014922720,NULL);
INSERT INTO "log" VALUES(11,69,'play Qc',2018,1700014922720,NULL);
INSERT INTO "log" VALUES(11,70,'play Kh',2009,1700014922720,NULL);
INSERT INTO "log" VALUES(11,71,'play Jc',2017,1700014922720,NULL);
INSERT INTO "log" VALUES(11,72,'play Jh',2010,1700014922720,NULL);
INSERT INTO "log" VALUES(11,73,'play Kc',2018,1700014922720,NULL);
INSERT INTO "log" VALUES(11,74,'play Jd',2009,1700014922720,NULL);
INSERT INTO "log" VALUES(11,75,'play Qh',2017,1700014922720,NULL);
INSERT INTO "log" VALUES(12,1,'deal TcJhQcAdAs 9c9sQsKcKs ThTsJdQdKh 9hTdJcKdAh 9dJsQhAc',NULL,1700014922720,NULL);
INSERT INTO "log" VALUES(12,2,'pass',2011,1700014922720,NULL);
INSERT INTO "log" VALUES(12,3,'pass',2004,1700014922720,NULL);
INSERT INTO "log" VALUES(12,4,'pass',2012,1700014922720,NULL);
INSERT INTO "log" VALUES(12,5,'order',2003,1700014922720,NULL);
INSERT INTO "log" VALUES(12,6,'discard Tc',2003,1700014922720,NULL);
INSERT INTO "log" VALUES(12,7,'play 9c',2011,1700014922720,NULL);
INSERT INTO "log" VALUES(12,8,'play Qd',2004,1700014922720,NULL);
INSERT INTO "log" VALUES(12,9,'play Jc',2012,1700014922720,NULL);
INSERT INTO "log" VALUES(12,10,'play Qc',2003,1700014922720,NULL);
INSERT INTO "log" VALUES(12,11,'play Jd',2004,1700014922720,NULL);
INSERT INTO "log" VALUES(12,12,'play Td',2012,1700014922720,NULL);
INSERT INTO "log" VALUES(12,13,'play 9d',2003,1700014922720,NULL);
INSERT INTO "log" VALUES(12,14,'play 9s',2011,1700014922720,NULL);
INSERT INTO "log" VALUES(12,15,'play Ts',2004,1700014922720,NULL);
INSERT INTO "log" VALUES(12,16,'play Kd',2012,1700014922720,NULL);
INSERT INTO "log" VALUES(12,17,'play As',2003,1700014922720,NULL);
INSERT INTO "log" VALUES(12,18,'play Qs',2011,1700014922720,NULL);
INSERT INTO "log" VALUES(12,19,'play Ah',2012,1700014922720,NULL);
INSERT INTO "log" VALUES(12,20,'play Ad',2003,1700014922720,NULL);
INSERT INTO "log" VALUES(12,21,'play Kc',2011,1700014922720,NULL);
INSERT INTO "log" VALUES(12,22,'play Th',2004,1700014922720,NULL);
INSERT INTO "log" VALUES(12,23,'play Jh',2003,1700014922720,NULL);
INSERT INTO "log" VALUES(12,24,'play Ks',2011,1700014922720,NULL);
INSERT INTO "log" VALUES(12,25,'play Kh',2004,1700014922720,NULL);
INSERT INTO "log" VALUES(12,26,'play 9h',2012,1700014922720,NULL);
INSERT INTO "log" VALUES(12,27,'deal JhQcQdQsKc 9c9dThQhAs TcJcJdKsAd 9sJsKdAcAh 9hTdKhTs',NULL,1700014922720,NULL);
INSERT INTO "log" VALUES(12,28,'pass',2004,1700014922720,NULL);
INSERT INTO "log" VALUES(12,29,'pass',2012,1700014922720,NULL);
INSERT INTO "log" VALUES(12,30,'pass',2003,1700014922720,NULL);
INSERT INTO "log" VALUES(12,31,'order',2011,1700014922720,NULL);
INSERT INTO "log" VALUES(12,32,'discard 9c',2011,1700014922720,NULL);
INSERT INTO "log" VALUES(12,33,'play Ad',2004,1700014922720,NULL);
INSERT INTO "log" VALUES(12,34,'play Kd',2012,1700014922720,NULL);
INSERT INTO "log" VALUES(12,35,'play Qd',2003,1700014922720,NULL);
INSERT INTO "log" VALUES(12,36,'play 9d',2011,1700014922720,NULL);
INSERT INTO "log" VALUES(12,37,'play Ks',2004,1700014922720,NULL);
INSERT INTO "log" VALUES(12,38,'play 9s',2012,1700014922720,NULL);
INSERT INTO "log" VALUES(12,39,'play Qs',2003,1700014922720,NULL);
INSERT INTO "log" VALUES(12,40,'play As',2011,1700014922720,NULL);
INSERT INTO "log" VALUES(12,41,'play Qh',2011,1700014922720,NULL);
INSERT INTO "log" VALUES(12,42,'play Jd',2004,1700014922720,NULL);
INSERT INTO "log" VALUES(12,43,'play Ah',2012,1700014922720,NULL);
INSERT INTO "log" VALUES(12,44,'play Jh',2003,1700014922720,NULL);
INSERT INTO "log" VALUES(12,45,'play Qc',2003,1700014922720,NULL);
INSERT INTO "log" VALUES(12,46,'play 9h',2011,1700014922720,NULL);
INSERT INTO "log" VALUES(12,47,'play Tc',2004,1700014922720,NULL);
INSERT INTO "log" VALUES(12,48,'play Ac',2012,1700014922720,NULL);
INSERT INTO "log" VALUES(12,49,'play Th',2011,1700014922720,NULL);
INSERT INTO "log" VALUES(12,50,'play Jc',2004,1700014922720,NULL);
INSERT INTO "log" VALUES(12,51,'play Js',2012,1700014922720,NULL);
INSERT INTO "log" VALUES(12,52,'play Kc',2003,1700014922720,NULL);
INSERT INTO "log" VALUES(12,53,'deal 9dTdJcQcKh 9cTcThQhAh QsKcKdKsAs TsJhJsQdAd 9hJdAc9s',NULL,1700014922720,NULL);
INSERT INTO "log" VALUES(12,54,'pass',2012,1700014922720,NULL);
INSERT INTO "log" VALUES(12,55,'pass',2003,1700014922720,NULL);
INSERT INTO "log" VALUES(12,56,'pass',2011,1700014922720,NULL);
INSERT INTO "log" VALUES(12,57,'pass',2004,1700014922720,NULL);
INSERT INTO "log" VALUES(12,58,'name d',2012,1700014922720,NULL);
INSERT INTO "log" VALUES(12,59,'play Jh',2012,1700014922720,NULL);
INSERT INTO "log" VALUES(12,60,'play 9d',2003,1700014922720,NULL);
INSERT INTO "log" VALUES(12,61,'play 9c',2011,1700014922720,NULL);
INSERT INTO "log" VALUES(12,62,'play Kd',2004,1700014922720,NULL);
INSERT INTO "log" VALUES(12,63,'play Ad',2012,1700014922720,NULL);
INSERT INTO "log" VALUES(12,64,'play Td',2003,1700014922720,NULL);
INSERT INTO "log" VALUES(12,65,'play Tc',2011,1700014922720,NULL);
INSERT INTO "log" VALUES(12,66,'play Kc',2004,1700014922720,NULL);
INSERT INTO "log" VALUES(12,67,'play Ts',2012,1700014922720,NULL);
INSERT INTO "log" VALUES(12,68,'play Jc',2003,1700014922720,NULL);
INSERT INTO "log" VALUES(12,69,'play Th',2011,1700014922720,NULL);
INSERT INTO "log" VALUES(12,70,'play Qs',2004,1700014922720,NULL);
INSERT INTO "log" VALUES(12,71,'play Ks',2004,1700014922720,NULL);
INSERT INTO "log" VALUES(12,72,'play Js',2012,1700014922720,NULL);
INSERT INTO "log" VALUES(12,73,'play Qc',2003,1700014922720,NULL);
INSERT INTO "log" VALUES(12,74,'play Qh',2011,1700014922720,NULL);
INSERT INTO "log" VALUES(12,75,'play As',2004,1700014922720,NULL);
INSERT INTO "log" VALUES(12,76,'play Qd',2012,1700014922720,NULL);
INSERT INTO "log" VALUES(12,77,'play Kh',2003,1700014922720,NULL);
INSERT INTO "log" VALUES(12,78,'play Ah',2011,1700014922720,NULL);
CREATE TABLE members (
	user_id BIGINT NOT NULL, 
	language VARCHAR(8), 
	four_colours BOOLEAN NOT NULL, 
	text_only BOOLEAN NOT NULL, 
	pings BOOLEAN NOT NULL, 
	sort VARCHAR(16) NOT NULL, 
	hidden BOOLEAN NOT NULL, only_card VARCHAR(16) DEFAULT 'last_trick' NOT NULL, avatar BOOLEAN DEFAULT 1 NOT NULL, 
	CONSTRAINT pk_members PRIMARY KEY (user_id)
);
CREATE TABLE merges (
	guild_id BIGINT NOT NULL, 
	old_id BIGINT NOT NULL, 
	new_id BIGINT NOT NULL, 
	CONSTRAINT pk_merges PRIMARY KEY (guild_id, old_id)
);
CREATE TABLE partnerships (
	guild_id BIGINT NOT NULL, 
	season INTEGER NOT NULL, 
	family VARCHAR(16) NOT NULL, 
	one_id BIGINT NOT NULL, 
	two_id BIGINT NOT NULL, 
	games INTEGER NOT NULL, 
	games_won INTEGER NOT NULL, 
	CONSTRAINT pk_partnerships PRIMARY KEY (guild_id, season, family, one_id, two_id)
)
 WITHOUT ROWID

;
INSERT INTO "partnerships" VALUES(0,0,'',2001,2008,1,0);
INSERT INTO "partnerships" VALUES(0,0,'',2002,2006,1,0);
INSERT INTO "partnerships" VALUES(0,0,'',2003,2005,1,0);
INSERT INTO "partnerships" VALUES(0,0,'',2003,2008,1,0);
INSERT INTO "partnerships" VALUES(0,0,'',2007,2008,1,0);
INSERT INTO "partnerships" VALUES(0,0,'',2015,2016,1,0);
INSERT INTO "partnerships" VALUES(0,0,'',2017,2018,1,0);
INSERT INTO "partnerships" VALUES(0,0,'',2001,2005,1,1);
INSERT INTO "partnerships" VALUES(0,0,'',2004,2007,1,1);
INSERT INTO "partnerships" VALUES(0,0,'',2009,2010,1,1);
INSERT INTO "partnerships" VALUES(0,0,'',2011,2012,1,1);
INSERT INTO "partnerships" VALUES(0,0,'',2013,2014,1,1);
INSERT INTO "partnerships" VALUES(0,0,'',2003,2004,2,0);
INSERT INTO "partnerships" VALUES(0,0,'',2001,2002,2,1);
INSERT INTO "partnerships" VALUES(0,0,'',2005,2006,2,2);
INSERT INTO "partnerships" VALUES(0,0,'partners',2001,2008,1,0);
INSERT INTO "partnerships" VALUES(0,0,'partners',2002,2006,1,0);
INSERT INTO "partnerships" VALUES(0,0,'partners',2003,2005,1,0);
INSERT INTO "partnerships" VALUES(0,0,'partners',2003,2008,1,0);
INSERT INTO "partnerships" VALUES(0,0,'partners',2007,2008,1,0);
INSERT INTO "partnerships" VALUES(0,0,'partners',2015,2016,1,0);
INSERT INTO "partnerships" VALUES(0,0,'partners',2017,2018,1,0);
INSERT INTO "partnerships" VALUES(0,0,'partners',2001,2005,1,1);
INSERT INTO "partnerships" VALUES(0,0,'partners',2004,2007,1,1);
INSERT INTO "partnerships" VALUES(0,0,'partners',2009,2010,1,1);
INSERT INTO "partnerships" VALUES(0,0,'partners',2011,2012,1,1);
INSERT INTO "partnerships" VALUES(0,0,'partners',2013,2014,1,1);
INSERT INTO "partnerships" VALUES(0,0,'partners',2003,2004,2,0);
INSERT INTO "partnerships" VALUES(0,0,'partners',2001,2002,2,1);
INSERT INTO "partnerships" VALUES(0,0,'partners',2005,2006,2,2);
INSERT INTO "partnerships" VALUES(77,0,'',2001,2008,1,0);
INSERT INTO "partnerships" VALUES(77,0,'',2002,2006,1,0);
INSERT INTO "partnerships" VALUES(77,0,'',2003,2005,1,0);
INSERT INTO "partnerships" VALUES(77,0,'',2003,2008,1,0);
INSERT INTO "partnerships" VALUES(77,0,'',2007,2008,1,0);
INSERT INTO "partnerships" VALUES(77,0,'',2015,2016,1,0);
INSERT INTO "partnerships" VALUES(77,0,'',2017,2018,1,0);
INSERT INTO "partnerships" VALUES(77,0,'',2001,2005,1,1);
INSERT INTO "partnerships" VALUES(77,0,'',2004,2007,1,1);
INSERT INTO "partnerships" VALUES(77,0,'',2009,2010,1,1);
INSERT INTO "partnerships" VALUES(77,0,'',2011,2012,1,1);
INSERT INTO "partnerships" VALUES(77,0,'',2013,2014,1,1);
INSERT INTO "partnerships" VALUES(77,0,'',2003,2004,2,0);
INSERT INTO "partnerships" VALUES(77,0,'',2001,2002,2,1);
INSERT INTO "partnerships" VALUES(77,0,'',2005,2006,2,2);
INSERT INTO "partnerships" VALUES(77,0,'partners',2001,2008,1,0);
INSERT INTO "partnerships" VALUES(77,0,'partners',2002,2006,1,0);
INSERT INTO "partnerships" VALUES(77,0,'partners',2003,2005,1,0);
INSERT INTO "partnerships" VALUES(77,0,'partners',2003,2008,1,0);
INSERT INTO "partnerships" VALUES(77,0,'partners',2007,2008,1,0);
INSERT INTO "partnerships" VALUES(77,0,'partners',2015,2016,1,0);
INSERT INTO "partnerships" VALUES(77,0,'partners',2017,2018,1,0);
INSERT INTO "partnerships" VALUES(77,0,'partners',2001,2005,1,1);
INSERT INTO "partnerships" VALUES(77,0,'partners',2004,2007,1,1);
INSERT INTO "partnerships" VALUES(77,0,'partners',2009,2010,1,1);
INSERT INTO "partnerships" VALUES(77,0,'partners',2011,2012,1,1);
INSERT INTO "partnerships" VALUES(77,0,'partners',2013,2014,1,1);
INSERT INTO "partnerships" VALUES(77,0,'partners',2003,2004,2,0);
INSERT INTO "partnerships" VALUES(77,0,'partners',2001,2002,2,1);
INSERT INTO "partnerships" VALUES(77,0,'partners',2005,2006,2,2);
CREATE TABLE player_games (
	table_id INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	seat INTEGER NOT NULL, 
	side INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	family VARCHAR(16) NOT NULL, 
	won BOOLEAN NOT NULL, 
	"left" BOOLEAN NOT NULL, 
	counted BOOLEAN NOT NULL, 
	at BIGINT NOT NULL, 
	no BIGINT NOT NULL, 
	CONSTRAINT pk_player_games PRIMARY KEY (table_id, user_id), 
	CONSTRAINT fk_player_games_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "player_games" VALUES(1,2001,0,0,77,'partners',1,0,1,1700003600000,1);
INSERT INTO "player_games" VALUES(1,2007,1,1,77,'partners',0,0,1,1700003600000,1);
INSERT INTO "player_games" VALUES(1,2002,2,0,77,'partners',1,0,1,1700003600000,1);
INSERT INTO "player_games" VALUES(1,2008,3,1,77,'partners',0,0,1,1700003600000,1);
INSERT INTO "player_games" VALUES(2,2003,0,0,77,'partners',0,0,1,1700003600000,2);
INSERT INTO "player_games" VALUES(2,2005,1,1,77,'partners',1,0,1,1700003600000,2);
INSERT INTO "player_games" VALUES(2,2004,2,0,77,'partners',0,0,1,1700003600000,2);
INSERT INTO "player_games" VALUES(2,2006,3,1,77,'partners',1,0,1,1700003600000,2);
INSERT INTO "player_games" VALUES(3,2003,0,0,77,'partners',0,0,1,1700007290000,3);
INSERT INTO "player_games" VALUES(3,2007,1,1,77,'partners',1,0,1,1700007290000,3);
INSERT INTO "player_games" VALUES(3,2008,2,0,77,'partners',0,0,1,1700007290000,3);
INSERT INTO "player_games" VALUES(3,2004,3,1,77,'partners',1,0,1,1700007290000,3);
INSERT INTO "player_games" VALUES(4,2001,0,0,77,'partners',1,0,1,1700007290000,4);
INSERT INTO "player_games" VALUES(4,2006,1,1,77,'partners',0,0,1,1700007290000,4);
INSERT INTO "player_games" VALUES(4,2005,2,0,77,'partners',1,0,1,1700007290000,4);
INSERT INTO "player_games" VALUES(4,2002,3,1,77,'partners',0,0,1,1700007290000,4);
INSERT INTO "player_games" VALUES(5,2001,0,0,77,'partners',0,0,1,1700007722720,5);
INSERT INTO "player_games" VALUES(5,2005,1,1,77,'partners',0,0,1,1700007722720,5);
INSERT INTO "player_games" VALUES(5,2008,2,0,77,'partners',0,0,1,1700007722720,5);
INSERT INTO "player_games" VALUES(5,2003,3,1,77,'partners',0,0,1,1700007722720,5);
INSERT INTO "player_games" VALUES(9,2001,0,0,77,'partners',0,0,1,1700014922720,6);
INSERT INTO "player_games" VALUES(9,2013,1,1,77,'partners',1,0,1,1700014922720,6);
INSERT INTO "player_games" VALUES(9,2002,2,0,77,'partners',0,0,1,1700014922720,6);
INSERT INTO "player_games" VALUES(9,2014,3,1,77,'partners',1,0,1,1700014922720,6);
INSERT INTO "player_games" VALUES(10,2005,0,0,77,'partners',1,0,1,1700014922720,7);
INSERT INTO "player_games" VALUES(10,2015,1,1,77,'partners',0,0,1,1700014922720,7);
INSERT INTO "player_games" VALUES(10,2006,2,0,77,'partners',1,0,1,1700014922720,7);
INSERT INTO "player_games" VALUES(10,2016,3,1,77,'partners',0,0,1,1700014922720,7);
INSERT INTO "player_games" VALUES(11,2009,0,0,77,'partners',1,0,1,1700014922720,8);
INSERT INTO "player_games" VALUES(11,2017,1,1,77,'partners',0,0,1,1700014922720,8);
INSERT INTO "player_games" VALUES(11,2010,2,0,77,'partners',1,0,1,1700014922720,8);
INSERT INTO "player_games" VALUES(11,2018,3,1,77,'partners',0,0,1,1700014922720,8);
INSERT INTO "player_games" VALUES(12,2003,0,0,77,'partners',0,0,1,1700014922720,9);
INSERT INTO "player_games" VALUES(12,2011,1,1,77,'partners',1,0,1,1700014922720,9);
INSERT INTO "player_games" VALUES(12,2004,2,0,77,'partners',0,0,1,1700014922720,9);
INSERT INTO "player_games" VALUES(12,2012,3,1,77,'partners',1,0,1,1700014922720,9);
CREATE TABLE player_hands (
	table_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	position INTEGER NOT NULL, 
	role VARCHAR(8) NOT NULL, 
	hands INTEGER NOT NULL, 
	hands_won INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	against INTEGER NOT NULL, 
	tricks INTEGER NOT NULL, 
	calls INTEGER NOT NULL, 
	calls_made INTEGER NOT NULL, 
	euchres_made INTEGER NOT NULL, 
	euchres_suffered INTEGER NOT NULL, 
	marches INTEGER NOT NULL, 
	loners_tried INTEGER NOT NULL, 
	loners_made INTEGER NOT NULL, 
	defences_tried INTEGER NOT NULL, 
	defences_made INTEGER NOT NULL, 
	decisions INTEGER NOT NULL, 
	by_computer INTEGER NOT NULL, 
	think_ms BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_player_hands PRIMARY KEY (table_id, number, seat), 
	CONSTRAINT fk_player_hands_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "player_hands" VALUES(1,1,0,77,2001,0,'partner',1,1,1,0,1,0,0,0,0,0,0,0,0,0,6,0,0,1700003600000);
INSERT INTO "player_hands" VALUES(1,1,1,77,2007,1,'defender',1,0,0,1,2,0,0,0,0,0,0,0,0,0,6,0,0,1700003600000);
INSERT INTO "player_hands" VALUES(1,1,2,77,2002,2,'maker',1,1,1,0,2,1,1,0,0,0,0,0,0,0,6,0,0,1700003600000);
INSERT INTO "player_hands" VALUES(1,1,3,77,2008,3,'defender',1,0,0,1,0,0,0,0,0,0,0,0,0,0,5,0,0,1700003600000);
INSERT INTO "player_hands" VALUES(1,2,0,77,2001,3,'defender',1,1,2,0,1,0,0,1,0,0,0,0,0,0,6,0,0,1700003600000);
INSERT INTO "player_hands" VALUES(1,2,1,77,2007,0,'partner',1,0,0,2,0,0,0,0,1,0,0,0,0,0,6,0,0,1700003600000);
INSERT INTO "player_hands" VALUES(1,2,2,77,2002,1,'defender',1,1,2,0,2,0,0,1,0,0,0,0,0,0,7,0,0,1700003600000);
INSERT INTO "player_hands" VALUES(1,2,3,77,2008,2,'maker',1,0,0,2,2,1,0,0,1,0,0,0,0,0,7,0,0,1700003600000);
INSERT INTO "player_hands" VALUES(2,1,0,77,2003,0,'maker',1,0,0,2,1,1,0,0,1,0,0,0,0,0,7,0,0,1700003600000);
INSERT INTO "player_hands" VALUES(2,1,1,77,2005,1,'defender',1,1,2,0,3,0,0,1,0,0,0,0,0,0,6,0,0,1700003600000);
INSERT INTO "player_hands" VALUES(2,1,2,77,2004,2,'partner',1,0,0,2,1,0,0,0,1,0,0,0,0,0,6,0,0,1700003600000);
INSERT INTO "player_hands" VALUES(2,1,3,77,2006,3,'defender',1,1,2,0,0,0,0,1,0,0,0,0,0,0,6,0,0,1700003600000);
INSERT INTO "player_hands" VALUES(3,1,0,77,2003,0,'partner',1,1,1,0,3,0,0,0,0,0,0,0,0,0,6,0,0,1700007290000);
INSERT INTO "player_hands" VALUES(3,1,1,77,2007,1,'defender',1,0,0,1,1,0,0,0,0,0,0,0,0,0,6,0,0,1700007290000);
INSERT INTO "player_hands" VALUES(3,1,2,77,2008,2,'maker',1,1,1,0,1,1,1,0,0,0,0,0,0,0,6,0,0,1700007290000);
INSERT INTO "player_hands" VALUES(3,1,3,77,2004,3,'defender',1,0,0,1,0,0,0,0,0,0,0,0,0,0,5,0,0,1700007290000);
INSERT INTO "player_hands" VALUES(3,2,0,77,2003,3,'defender',1,0,0,2,0,0,0,0,0,0,0,0,0,0,6,0,0,1700007290000);
INSERT INTO "player_hands" VALUES(3,2,1,77,2007,0,'maker',1,1,2,0,3,1,1,0,0,1,0,0,0,0,7,0,0,1700007290000);
INSERT INTO "player_hands" VALUES(3,2,2,77,2008,1,'defender',1,0,0,2,0,0,0,0,0,0,0,0,0,0,6,0,0,1700007290000);
INSERT INTO "player_hands" VALUES(3,2,3,77,2004,2,'partner',1,1,2,0,2,0,0,0,0,1,0,0,0,0,6,0,0,1700007290000);
INSERT INTO "player_hands" VALUES(4,1,0,77,2001,0,'partner',1,1,2,0,3,0,0,0,0,1,0,0,0,0,6,0,0,1700007290000);
INSERT INTO "player_hands" VALUES(4,1,1,77,2006,1,'defender',1,0,0,2,0,0,0,0,0,0,0,0,0,0,6,0,0,1700007290000);
INSERT INTO "player_hands" VALUES(4,1,2,77,2005,2,'maker',1,1,2,0,2,1,1,0,0,1,0,0,0,0,6,0,0,1700007290000);
INSERT INTO "player_hands" VALUES(4,1,3,77,2002,3,'defender',1,0,0,2,0,0,0,0,0,0,0,0,0,0,5,0,0,1700007290000);
INSERT INTO "player_hands" VALUES(4,2,0,77,2001,3,'partner',1,1,1,0,1,0,0,0,0,0,0,0,0,0,6,0,0,1700007290000);
INSERT INTO "player_hands" VALUES(4,2,1,77,2006,0,'defender',1,0,0,1,2,0,0,0,0,0,0,0,0,0,6,0,0,1700007290000);
INSERT INTO "player_hands" VALUES(4,2,2,77,2005,1,'maker',1,1,1,0,2,1,1,0,0,0,0,0,0,0,7,0,0,1700007290000);
INSERT INTO "player_hands" VALUES(4,2,3,77,2002,2,'defender',1,0,0,1,0,0,0,0,0,0,0,0,0,0,6,0,0,1700007290000);
INSERT INTO "player_hands" VALUES(5,1,0,77,2001,0,'maker',1,1,1,0,2,1,1,0,0,0,0,0,0,0,7,7,0,1700007722720);
INSERT INTO "player_hands" VALUES(5,1,1,77,2005,1,'defender',1,0,0,1,1,0,0,0,0,0,0,0,0,0,6,6,0,1700007722720);
INSERT INTO "player_hands" VALUES(5,1,2,77,2008,2,'partner',1,1,1,0,1,0,0,0,0,0,0,0,0,0,6,6,0,1700007722720);
INSERT INTO "player_hands" VALUES(5,1,3,77,2003,3,'defender',1,0,0,1,1,0,0,0,0,0,0,0,0,0,6,6,0,1700007722720);
INSERT INTO "player_hands" VALUES(5,2,0,77,2001,3,'defender',1,0,0,1,0,0,0,0,0,0,0,0,0,0,6,6,0,1700007722720);
INSERT INTO "player_hands" VALUES(5,2,1,77,2005,0,'maker',1,1,1,0,3,1,1,0,0,0,0,0,0,0,7,7,0,1700007722720);
INSERT INTO "player_hands" VALUES(5,2,2,77,2008,1,'defender',1,0,0,1,2,0,0,0,0,0,0,0,0,0,6,6,0,1700007722720);
INSERT INTO "player_hands" VALUES(5,2,3,77,2003,2,'partner',1,1,1,0,0,0,0,0,0,0,0,0,0,0,6,6,0,1700007722720);
INSERT INTO "player_hands" VALUES(9,1,0,77,2001,0,'partner',1,1,1,0,3,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(9,1,1,77,2013,1,'defender',1,0,0,1,0,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(9,1,2,77,2002,2,'maker',1,1,1,0,1,1,1,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(9,1,3,77,2014,3,'defender',1,0,0,1,1,0,0,0,0,0,0,0,0,0,5,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(9,2,0,77,2001,3,'defender',1,0,0,2,0,0,0,0,0,0,0,0,0,0,5,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(9,2,1,77,2013,0,'partner',1,1,2,0,2,0,0,0,0,1,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(9,2,2,77,2002,1,'defender',1,0,0,2,0,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(9,2,3,77,2014,2,'maker',1,1,2,0,3,1,1,0,0,1,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(10,1,0,77,2005,0,'maker',1,1,1,0,2,1,1,0,0,0,0,0,0,0,7,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(10,1,1,77,2015,1,'defender',1,0,0,1,2,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(10,1,2,77,2006,2,'partner',1,1,1,0,1,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(10,1,3,77,2016,3,'defender',1,0,0,1,0,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(10,2,0,77,2005,3,'defender',1,0,0,1,0,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(10,2,1,77,2015,0,'maker',1,1,1,0,2,1,1,0,0,0,0,0,0,0,7,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(10,2,2,77,2006,1,'defender',1,0,0,1,2,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(10,2,3,77,2016,2,'partner',1,1,1,0,1,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(10,3,0,77,2005,2,'partner',1,1,1,0,0,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(10,3,1,77,2015,3,'defender',1,0,0,1,1,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(10,3,2,77,2006,0,'maker',1,1,1,0,3,1,1,0,0,0,0,0,0,0,7,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(10,3,3,77,2016,1,'defender',1,0,0,1,1,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(11,1,0,77,2009,0,'partner',1,1,1,0,3,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(11,1,1,77,2017,1,'defender',1,0,0,1,0,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(11,1,2,77,2010,2,'maker',1,1,1,0,1,1,1,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(11,1,3,77,2018,3,'defender',1,0,0,1,1,0,0,0,0,0,0,0,0,0,5,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(11,2,0,77,2009,3,'defender',1,0,0,1,1,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(11,2,1,77,2017,0,'partner',1,1,1,0,1,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(11,2,2,77,2010,1,'defender',1,0,0,1,0,0,0,0,0,0,0,0,0,0,7,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(11,2,3,77,2018,2,'maker',1,1,1,0,3,1,1,0,0,0,0,0,0,0,7,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(11,3,0,77,2009,2,'maker',1,1,1,0,1,1,1,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(11,3,1,77,2017,3,'defender',1,0,0,1,1,0,0,0,0,0,0,0,0,0,5,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(11,3,2,77,2010,0,'partner',1,1,1,0,2,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(11,3,3,77,2018,1,'defender',1,0,0,1,1,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(12,1,0,77,2003,0,'maker',1,1,1,0,2,1,1,0,0,0,0,0,0,0,7,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(12,1,1,77,2011,1,'defender',1,0,0,1,0,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(12,1,2,77,2004,2,'partner',1,1,1,0,2,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(12,1,3,77,2012,3,'defender',1,0,0,1,1,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(12,2,0,77,2003,3,'defender',1,0,0,1,1,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(12,2,1,77,2011,0,'maker',1,1,1,0,3,1,1,0,0,0,0,0,0,0,7,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(12,2,2,77,2004,1,'defender',1,0,0,1,1,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(12,2,3,77,2012,2,'partner',1,1,1,0,0,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(12,3,0,77,2003,2,'defender',1,0,0,1,0,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(12,3,1,77,2011,3,'partner',1,1,1,0,0,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(12,3,2,77,2004,0,'defender',1,0,0,1,2,0,0,0,0,0,0,0,0,0,6,0,0,1700014922720);
INSERT INTO "player_hands" VALUES(12,3,3,77,2012,1,'maker',1,1,1,0,3,1,1,0,0,0,0,0,0,0,7,0,0,1700014922720);
CREATE TABLE puzzle_answers (
	day INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	choice VARCHAR(64) NOT NULL, 
	loss INTEGER NOT NULL, 
	solved BOOLEAN NOT NULL, 
	answered_at BIGINT NOT NULL, 
	CONSTRAINT pk_puzzle_answers PRIMARY KEY (day, user_id), 
	CONSTRAINT fk_puzzle_answers_day FOREIGN KEY(day) REFERENCES puzzles (day) ON DELETE CASCADE
);
CREATE TABLE puzzles (
	day INTEGER NOT NULL, 
	preset VARCHAR(32) NOT NULL, 
	rules TEXT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	log TEXT NOT NULL, 
	solution TEXT NOT NULL, 
	deals INTEGER NOT NULL, 
	made_at BIGINT NOT NULL, 
	CONSTRAINT pk_puzzles PRIMARY KEY (day)
);
CREATE TABLE rating_changes (
	no BIGINT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	season INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	family VARCHAR(16) NOT NULL, 
	table_id BIGINT NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	mu_change DOUBLE NOT NULL, 
	sigma_change DOUBLE NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_rating_changes PRIMARY KEY (no, guild_id, season, user_id)
);
INSERT INTO "rating_changes" VALUES(1,77,0,2001,'partners',1,2.69642946218030630243e+01,8.17796260438999134123e+00,1.96429462180306302343e+00,-1.55370728943342584216e-01,1700003600000);
INSERT INTO "rating_changes" VALUES(1,77,0,2007,'partners',1,2.30357053781969369756e+01,8.17796260438999134123e+00,-1.96429462180306302343e+00,-1.55370728943342584216e-01,1700003600000);
INSERT INTO "rating_changes" VALUES(1,77,0,2002,'partners',1,2.69642946218030630243e+01,8.17796260438999134123e+00,1.96429462180306302343e+00,-1.55370728943342584216e-01,1700003600000);
INSERT INTO "rating_changes" VALUES(1,77,0,2008,'partners',1,2.30357053781969369756e+01,8.17796260438999134123e+00,-1.96429462180306302343e+00,-1.55370728943342584216e-01,1700003600000);
INSERT INTO "rating_changes" VALUES(1,0,0,2001,'partners',1,2.69642946218030630243e+01,8.17796260438999134123e+00,1.96429462180306302343e+00,-1.55370728943342584216e-01,1700003600000);
INSERT INTO "rating_changes" VALUES(1,0,0,2007,'partners',1,2.30357053781969369756e+01,8.17796260438999134123e+00,-1.96429462180306302343e+00,-1.55370728943342584216e-01,1700003600000);
INSERT INTO "rating_changes" VALUES(1,0,0,2002,'partners',1,2.69642946218030630243e+01,8.17796260438999134123e+00,1.96429462180306302343e+00,-1.55370728943342584216e-01,1700003600000);
INSERT INTO "rating_changes" VALUES(1,0,0,2008,'partners',1,2.30357053781969369756e+01,8.17796260438999134123e+00,-1.96429462180306302343e+00,-1.55370728943342584216e-01,1700003600000);
INSERT INTO "rating_changes" VALUES(2,77,0,2003,'partners',2,2.30357053781969369756e+01,8.17796260438999134123e+00,-1.96429462180306302343e+00,-1.55370728943342584216e-01,1700003600000);
INSERT INTO "rating_changes" VALUES(2,77,0,2005,'partners',2,2.69642946218030630243e+01,8.17796260438999134123e+00,1.96429462180306302343e+00,-1.55370728943342584216e-01,1700003600000);
INSERT INTO "rating_changes" VALUES(2,77,0,2004,'partners',2,2.30357053781969369756e+01,8.17796260438999134123e+00,-1.96429462180306302343e+00,-1.55370728943342584216e-01,1700003600000);
INSERT INTO "rating_changes" VALUES(2,77,0,2006,'partners',2,2.69642946218030630243e+01,8.17796260438999134123e+00,1.96429462180306302343e+00,-1.55370728943342584216e-01,1700003600000);
INSERT INTO "rating_changes" VALUES(2,0,0,2003,'partners',2,2.30357053781969369756e+01,8.17796260438999134123e+00,-1.96429462180306302343e+00,-1.55370728943342584216e-01,1700003600000);
INSERT INTO "rating_changes" VALUES(2,0,0,2005,'partners',2,2.69642946218030630243e+01,8.17796260438999134123e+00,1.96429462180306302343e+00,-1.55370728943342584216e-01,1700003600000);
INSERT INTO "rating_changes" VALUES(2,0,0,2004,'partners',2,2.30357053781969369756e+01,8.17796260438999134123e+00,-1.96429462180306302343e+00,-1.55370728943342584216e-01,1700003600000);
INSERT INTO "rating_changes" VALUES(2,0,0,2006,'partners',2,2.69642946218030630243e+01,8.17796260438999134123e+00,1.96429462180306302343e+00,-1.55370728943342584216e-01,1700003600000);
INSERT INTO "rating_changes" VALUES(3,77,0,2003,'partners',3,2.11121243699327116867e+01,8.02648529548324,-1.92358100826422528939e+00,-1.51477308906750707251e-01,1700007290000);
INSERT INTO "rating_changes" VALUES(3,77,0,2007,'partners',3,2.49592863864611622668e+01,8.02648529548324,1.92358100826422528939e+00,-1.51477308906750707251e-01,1700007290000);
INSERT INTO "rating_changes" VALUES(3,77,0,2008,'partners',3,2.11121243699327116867e+01,8.02648529548324,-1.92358100826422528939e+00,-1.51477308906750707251e-01,1700007290000);
INSERT INTO "rating_changes" VALUES(3,77,0,2004,'partners',3,2.49592863864611622668e+01,8.02648529548324,1.92358100826422528939e+00,-1.51477308906750707251e-01,1700007290000);
INSERT INTO "rating_changes" VALUES(3,0,0,2003,'partners',3,2.11121243699327116867e+01,8.02648529548324,-1.92358100826422528939e+00,-1.51477308906750707251e-01,1700007290000);
INSERT INTO "rating_changes" VALUES(3,0,0,2007,'partners',3,2.49592863864611622668e+01,8.02648529548324,1.92358100826422528939e+00,-1.51477308906750707251e-01,1700007290000);
INSERT INTO "rating_changes" VALUES(3,0,0,2008,'partners',3,2.11121243699327116867e+01,8.02648529548324,-1.92358100826422528939e+00,-1.51477308906750707251e-01,1700007290000);
INSERT INTO "rating_changes" VALUES(3,0,0,2004,'partners',3,2.49592863864611622668e+01,8.02648529548324,1.92358100826422528939e+00,-1.51477308906750707251e-01,1700007290000);
INSERT INTO "rating_changes" VALUES(4,77,0,2001,'partners',4,2.88878756300672883128e+01,8.02648529548324,1.92358100826422528939e+00,-1.51477308906750707251e-01,1700007290000);
INSERT INTO "rating_changes" VALUES(4,77,0,2006,'partners',4,2.50407136135388377331e+01,8.02648529548324,-1.92358100826422528939e+00,-1.51477308906750707251e-01,1700007290000);
INSERT INTO "rating_changes" VALUES(4,77,0,2005,'partners',4,2.88878756300672883128e+01,8.02648529548324,1.92358100826422528939e+00,-1.51477308906750707251e-01,1700007290000);
INSERT INTO "rating_changes" VALUES(4,77,0,2002,'partners',4,2.50407136135388377331e+01,8.02648529548324,-1.92358100826422528939e+00,-1.51477308906750707251e-01,1700007290000);
INSERT INTO "rating_changes" VALUES(4,0,0,2001,'partners',4,2.88878756300672883128e+01,8.02648529548324,1.92358100826422528939e+00,-1.51477308906750707251e-01,1700007290000);
INSERT INTO "rating_changes" VALUES(4,0,0,2006,'partners',4,2.50407136135388377331e+01,8.02648529548324,-1.92358100826422528939e+00,-1.51477308906750707251e-01,1700007290000);
INSERT INTO "rating_changes" VALUES(4,0,0,2005,'partners',4,2.88878756300672883128e+01,8.02648529548324,1.92358100826422528939e+00,-1.51477308906750707251e-01,1700007290000);
INSERT INTO "rating_changes" VALUES(4,0,0,2002,'partners',4,2.50407136135388377331e+01,8.02648529548324,-1.92358100826422528939e+00,-1.51477308906750707251e-01,1700007290000);
INSERT INTO "rating_changes" VALUES(5,77,0,2001,'partners',5,2.88878756300672883128e+01,7.87881182042879224525e+00,0.0,-1.47673475054448388732e-01,1700007722720);
INSERT INTO "rating_changes" VALUES(5,77,0,2005,'partners',5,2.88878756300672883128e+01,7.87881182042879224525e+00,0.0,-1.47673475054448388732e-01,1700007722720);
INSERT INTO "rating_changes" VALUES(5,77,0,2008,'partners',5,2.11121243699327116867e+01,7.87881182042879224525e+00,0.0,-1.47673475054448388732e-01,1700007722720);
INSERT INTO "rating_changes" VALUES(5,77,0,2003,'partners',5,2.11121243699327116867e+01,7.87881182042879224525e+00,0.0,-1.47673475054448388732e-01,1700007722720);
INSERT INTO "rating_changes" VALUES(5,0,0,2001,'partners',5,2.88878756300672883128e+01,7.87881182042879224525e+00,0.0,-1.47673475054448388732e-01,1700007722720);
INSERT INTO "rating_changes" VALUES(5,0,0,2005,'partners',5,2.88878756300672883128e+01,7.87881182042879224525e+00,0.0,-1.47673475054448388732e-01,1700007722720);
INSERT INTO "rating_changes" VALUES(5,0,0,2008,'partners',5,2.11121243699327116867e+01,7.87881182042879224525e+00,0.0,-1.47673475054448388732e-01,1700007722720);
INSERT INTO "rating_changes" VALUES(5,0,0,2003,'partners',5,2.11121243699327116867e+01,7.87881182042879224525e+00,0.0,-1.47673475054448388732e-01,1700007722720);
INSERT INTO "rating_changes" VALUES(6,77,0,2001,'partners',9,2.68938325417850947478e+01,7.74757129638460106946e+00,-1.99404308828219356541e+00,-1.31240524044191175789e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(6,77,0,2013,'partners',9,2.72307219260304513843e+01,8.17025170639889530832e+00,2.23072192603045138525e+00,-1.63081626934438617126e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(6,77,0,2002,'partners',9,22.971229291541,7.88764872774324121706e+00,-2.06948432199783738383e+00,-1.38836567739999416914e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(6,77,0,2014,'partners',9,2.72307219260304513843e+01,8.17025170639889530832e+00,2.23072192603045138525e+00,-1.63081626934438617126e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(6,0,0,2001,'partners',9,2.68938325417850947478e+01,7.74757129638460106946e+00,-1.99404308828219356541e+00,-1.31240524044191175789e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(6,0,0,2013,'partners',9,2.72307219260304513843e+01,8.17025170639889530832e+00,2.23072192603045138525e+00,-1.63081626934438617126e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(6,0,0,2002,'partners',9,22.971229291541,7.88764872774324121706e+00,-2.06948432199783738383e+00,-1.38836567739999416914e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(6,0,0,2014,'partners',9,2.72307219260304513843e+01,8.17025170639889530832e+00,2.23072192603045138525e+00,-1.63081626934438617126e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(7,77,0,2005,'partners',10,3.04773440192587798938e+01,7.74757129638460106946e+00,1.58946838919149158186e+00,-1.31240524044191175789e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(7,77,0,2015,'partners',10,2.32218729337708360569e+01,8.17025170639889530832e+00,-1.77812706622916394394e+00,-1.63081626934438617126e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(7,77,0,2006,'partners',10,2.66903168398044456912e+01,7.88764872774324121706e+00,1.64960322626560795811e+00,-1.38836567739999416914e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(7,77,0,2016,'partners',10,2.32218729337708360569e+01,8.17025170639889530832e+00,-1.77812706622916394394e+00,-1.63081626934438617126e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(7,0,0,2005,'partners',10,3.04773440192587798938e+01,7.74757129638460106946e+00,1.58946838919149158186e+00,-1.31240524044191175789e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(7,0,0,2015,'partners',10,2.32218729337708360569e+01,8.17025170639889530832e+00,-1.77812706622916394394e+00,-1.63081626934438617126e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(7,0,0,2006,'partners',10,2.66903168398044456912e+01,7.88764872774324121706e+00,1.64960322626560795811e+00,-1.38836567739999416914e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(7,0,0,2016,'partners',10,2.32218729337708360569e+01,8.17025170639889530832e+00,-1.77812706622916394394e+00,-1.63081626934438617126e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(8,77,0,2009,'partners',11,2.69642946218030630243e+01,8.17796260438999134123e+00,1.96429462180306302343e+00,-1.55370728943342584216e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(8,77,0,2017,'partners',11,2.30357053781969369756e+01,8.17796260438999134123e+00,-1.96429462180306302343e+00,-1.55370728943342584216e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(8,77,0,2010,'partners',11,2.69642946218030630243e+01,8.17796260438999134123e+00,1.96429462180306302343e+00,-1.55370728943342584216e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(8,77,0,2018,'partners',11,2.30357053781969369756e+01,8.17796260438999134123e+00,-1.96429462180306302343e+00,-1.55370728943342584216e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(8,0,0,2009,'partners',11,2.69642946218030630243e+01,8.17796260438999134123e+00,1.96429462180306302343e+00,-1.55370728943342584216e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(8,0,0,2017,'partners',11,2.30357053781969369756e+01,8.17796260438999134123e+00,-1.96429462180306302343e+00,-1.55370728943342584216e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(8,0,0,2010,'partners',11,2.69642946218030630243e+01,8.17796260438999134123e+00,1.96429462180306302343e+00,-1.55370728943342584216e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(8,0,0,2018,'partners',11,2.30357053781969369756e+01,8.17796260438999134123e+00,-1.96429462180306302343e+00,-1.55370728943342584216e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(9,77,0,2003,'partners',12,1.95226559807412201053e+01,7.74757129638460106946e+00,-1.58946838919149158186e+00,-1.31240524044191175789e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(9,77,0,2011,'partners',12,2.6778127066229163943e+01,8.17025170639889530832e+00,1.77812706622916394394e+00,-1.63081626934438617126e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(9,77,0,2004,'partners',12,2.33096831601955543087e+01,7.88764872774324121706e+00,-1.64960322626560795811e+00,-1.38836567739999416914e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(9,77,0,2012,'partners',12,2.6778127066229163943e+01,8.17025170639889530832e+00,1.77812706622916394394e+00,-1.63081626934438617126e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(9,0,0,2003,'partners',12,1.95226559807412201053e+01,7.74757129638460106946e+00,-1.58946838919149158186e+00,-1.31240524044191175789e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(9,0,0,2011,'partners',12,2.6778127066229163943e+01,8.17025170639889530832e+00,1.77812706622916394394e+00,-1.63081626934438617126e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(9,0,0,2004,'partners',12,2.33096831601955543087e+01,7.88764872774324121706e+00,-1.64960322626560795811e+00,-1.38836567739999416914e-01,1700014922720);
INSERT INTO "rating_changes" VALUES(9,0,0,2012,'partners',12,2.6778127066229163943e+01,8.17025170639889530832e+00,1.77812706622916394394e+00,-1.63081626934438617126e-01,1700014922720);
CREATE TABLE ratings (
	guild_id BIGINT NOT NULL, 
	season INTEGER NOT NULL, 
	family VARCHAR(16) NOT NULL, 
	user_id BIGINT NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (guild_id, season, family, user_id)
)
 WITHOUT ROWID

;
INSERT INTO "ratings" VALUES(0,0,'partners',2001,2.68938325417850947478e+01,7.74757129638460106946e+00,4);
INSERT INTO "ratings" VALUES(0,0,'partners',2002,22.971229291541,7.88764872774324121706e+00,3);
INSERT INTO "ratings" VALUES(0,0,'partners',2003,1.95226559807412201053e+01,7.74757129638460106946e+00,4);
INSERT INTO "ratings" VALUES(0,0,'partners',2004,2.33096831601955543087e+01,7.88764872774324121706e+00,3);
INSERT INTO "ratings" VALUES(0,0,'partners',2005,3.04773440192587798938e+01,7.74757129638460106946e+00,4);
INSERT INTO "ratings" VALUES(0,0,'partners',2006,2.66903168398044456912e+01,7.88764872774324121706e+00,3);
INSERT INTO "ratings" VALUES(0,0,'partners',2007,2.49592863864611622668e+01,8.02648529548324,2);
INSERT INTO "ratings" VALUES(0,0,'partners',2008,2.11121243699327116867e+01,7.87881182042879224525e+00,3);
INSERT INTO "ratings" VALUES(0,0,'partners',2009,2.69642946218030630243e+01,8.17796260438999134123e+00,1);
INSERT INTO "ratings" VALUES(0,0,'partners',2010,2.69642946218030630243e+01,8.17796260438999134123e+00,1);
INSERT INTO "ratings" VALUES(0,0,'partners',2011,2.6778127066229163943e+01,8.17025170639889530832e+00,1);
INSERT INTO "ratings" VALUES(0,0,'partners',2012,2.6778127066229163943e+01,8.17025170639889530832e+00,1);
INSERT INTO "ratings" VALUES(0,0,'partners',2013,2.72307219260304513843e+01,8.17025170639889530832e+00,1);
INSERT INTO "ratings" VALUES(0,0,'partners',2014,2.72307219260304513843e+01,8.17025170639889530832e+00,1);
INSERT INTO "ratings" VALUES(0,0,'partners',2015,2.32218729337708360569e+01,8.17025170639889530832e+00,1);
INSERT INTO "ratings" VALUES(0,0,'partners',2016,2.32218729337708360569e+01,8.17025170639889530832e+00,1);
INSERT INTO "ratings" VALUES(0,0,'partners',2017,2.30357053781969369756e+01,8.17796260438999134123e+00,1);
INSERT INTO "ratings" VALUES(0,0,'partners',2018,2.30357053781969369756e+01,8.17796260438999134123e+00,1);
INSERT INTO "ratings" VALUES(77,0,'partners',2001,2.68938325417850947478e+01,7.74757129638460106946e+00,4);
INSERT INTO "ratings" VALUES(77,0,'partners',2002,22.971229291541,7.88764872774324121706e+00,3);
INSERT INTO "ratings" VALUES(77,0,'partners',2003,1.95226559807412201053e+01,7.74757129638460106946e+00,4);
INSERT INTO "ratings" VALUES(77,0,'partners',2004,2.33096831601955543087e+01,7.88764872774324121706e+00,3);
INSERT INTO "ratings" VALUES(77,0,'partners',2005,3.04773440192587798938e+01,7.74757129638460106946e+00,4);
INSERT INTO "ratings" VALUES(77,0,'partners',2006,2.66903168398044456912e+01,7.88764872774324121706e+00,3);
INSERT INTO "ratings" VALUES(77,0,'partners',2007,2.49592863864611622668e+01,8.02648529548324,2);
INSERT INTO "ratings" VALUES(77,0,'partners',2008,2.11121243699327116867e+01,7.87881182042879224525e+00,3);
INSERT INTO "ratings" VALUES(77,0,'partners',2009,2.69642946218030630243e+01,8.17796260438999134123e+00,1);
INSERT INTO "ratings" VALUES(77,0,'partners',2010,2.69642946218030630243e+01,8.17796260438999134123e+00,1);
INSERT INTO "ratings" VALUES(77,0,'partners',2011,2.6778127066229163943e+01,8.17025170639889530832e+00,1);
INSERT INTO "ratings" VALUES(77,0,'partners',2012,2.6778127066229163943e+01,8.17025170639889530832e+00,1);
INSERT INTO "ratings" VALUES(77,0,'partners',2013,2.72307219260304513843e+01,8.17025170639889530832e+00,1);
INSERT INTO "ratings" VALUES(77,0,'partners',2014,2.72307219260304513843e+01,8.17025170639889530832e+00,1);
INSERT INTO "ratings" VALUES(77,0,'partners',2015,2.32218729337708360569e+01,8.17025170639889530832e+00,1);
INSERT INTO "ratings" VALUES(77,0,'partners',2016,2.32218729337708360569e+01,8.17025170639889530832e+00,1);
INSERT INTO "ratings" VALUES(77,0,'partners',2017,2.30357053781969369756e+01,8.17796260438999134123e+00,1);
INSERT INTO "ratings" VALUES(77,0,'partners',2018,2.30357053781969369756e+01,8.17796260438999134123e+00,1);
CREATE TABLE registrations (
	application_id BIGINT NOT NULL, 
	digest VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_registrations PRIMARY KEY (application_id)
);
CREATE TABLE reports (
	table_id INTEGER NOT NULL, 
	hand INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	message_id BIGINT NOT NULL, 
	proposed INTEGER, 
	proposed_by INTEGER, 
	ruled BOOLEAN NOT NULL, 
	CONSTRAINT pk_reports PRIMARY KEY (table_id, hand, seat), 
	CONSTRAINT fk_reports_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE rulesets (
	id INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	name_key VARCHAR(96) NOT NULL, 
	rules TEXT NOT NULL, 
	created_by BIGINT NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_rulesets PRIMARY KEY (id), 
	CONSTRAINT uq_rulesets_guild_id_name_key UNIQUE (guild_id, name_key)
);
CREATE TABLE seasons (
	guild_id BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	name VARCHAR(48) NOT NULL, 
	started_at BIGINT NOT NULL, 
	ended_at BIGINT, 
	CONSTRAINT pk_seasons PRIMARY KEY (guild_id, number)
);
CREATE TABLE "seats" (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id BIGINT, 
	name VARCHAR(64) NOT NULL, 
	missed INTEGER NOT NULL, 
	level VARCHAR(16), 
	away_at BIGINT, 
	asks_pause BOOLEAN NOT NULL, agreed BOOLEAN DEFAULT 1 NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES(1,1,2007,'M7',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(1,2,2002,'M2',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(1,0,2001,'M1',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(1,3,2008,'M8',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(2,1,2005,'M5',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(2,2,2004,'M4',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(2,3,2006,'M6',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(2,0,2003,'M3',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(3,1,2007,'M7',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(3,2,2008,'M8',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(3,0,2003,'M3',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(3,3,2004,'M4',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(4,1,2006,'M6',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(4,2,2005,'M5',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(4,0,2001,'M1',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(4,3,2002,'M2',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(5,0,2001,'M1',0,NULL,1700007722720,0,0);
INSERT INTO "seats" VALUES(5,1,2005,'M5',0,NULL,1700007722720,0,0);
INSERT INTO "seats" VALUES(5,2,2008,'M8',0,NULL,1700007722720,0,0);
INSERT INTO "seats" VALUES(5,3,2003,'M3',0,NULL,1700007722720,0,0);
INSERT INTO "seats" VALUES(6,0,2002,'M2',0,NULL,1700007722720,0,0);
INSERT INTO "seats" VALUES(6,1,2006,'M6',0,NULL,1700007722720,0,0);
INSERT INTO "seats" VALUES(6,2,2004,'M4',0,NULL,1700007722720,0,0);
INSERT INTO "seats" VALUES(6,3,2007,'M7',0,NULL,1700007722720,0,0);
INSERT INTO "seats" VALUES(7,0,2003,'M3',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(7,1,2001,'M1',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(7,2,2002,'M2',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(7,3,2004,'M4',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(8,0,2007,'M7',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(8,1,2005,'M5',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(8,2,2008,'M8',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(8,3,2006,'M6',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(9,1,2013,'M13',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(9,2,2002,'M2',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(9,0,2001,'M1',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(9,3,2014,'M14',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(10,1,2015,'M15',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(10,2,2006,'M6',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(10,3,2016,'M16',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(10,0,2005,'M5',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(11,1,2017,'M17',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(11,2,2010,'M10',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(11,0,2009,'M9',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(11,3,2018,'M18',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(12,1,2011,'M11',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(12,2,2004,'M4',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(12,3,2012,'M12',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(12,0,2003,'M3',0,NULL,NULL,0,1);
INSERT INTO "seats" VALUES(13,0,2007,'M7',0,NULL,1700015406848,0,0);
INSERT INTO "seats" VALUES(13,1,2011,'M11',0,NULL,1700015406848,0,0);
INSERT INTO "seats" VALUES(13,2,2008,'M8',0,NULL,1700015406848,0,0);
INSERT INTO "seats" VALUES(13,3,2012,'M12',0,NULL,1700015406848,0,0);
INSERT INTO "seats" VALUES(14,0,2013,'M13',0,NULL,1700015406848,0,0);
INSERT INTO "seats" VALUES(14,1,2009,'M9',0,NULL,1700015406848,0,0);
INSERT INTO "seats" VALUES(14,2,2014,'M14',0,NULL,1700015406848,0,0);
INSERT INTO "seats" VALUES(14,3,2010,'M10',0,NULL,1700015406848,0,0);
INSERT INTO "seats" VALUES(15,0,2031,'M31',0,NULL,1700015406848,0,0);
INSERT INTO "seats" VALUES(15,1,2005,'M5',0,NULL,1700015406848,0,0);
INSERT INTO "seats" VALUES(15,2,2032,'M32',0,NULL,1700015406848,0,0);
INSERT INTO "seats" VALUES(15,3,2006,'M6',0,NULL,1700015406848,0,0);
INSERT INTO "seats" VALUES(16,0,2015,'M15',0,NULL,1700015406848,0,0);
INSERT INTO "seats" VALUES(16,1,2001,'M1',0,NULL,1700015406848,0,0);
INSERT INTO "seats" VALUES(16,2,2016,'M16',0,NULL,1700015406848,0,0);
INSERT INTO "seats" VALUES(16,3,2002,'M2',0,NULL,1700015406848,0,0);
INSERT INTO "seats" VALUES(17,0,2017,'M17',0,NULL,1700015406848,0,0);
INSERT INTO "seats" VALUES(17,1,2003,'M3',0,NULL,1700015406848,0,0);
INSERT INTO "seats" VALUES(17,2,2018,'M18',0,NULL,1700015406848,0,0);
INSERT INTO "seats" VALUES(17,3,2004,'M4',0,NULL,1700015406848,0,0);
INSERT INTO "seats" VALUES(18,0,2009,'M9',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(18,1,2011,'M11',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(18,2,2010,'M10',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(18,3,2012,'M12',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(19,0,2007,'M7',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(19,1,2003,'M3',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(19,2,2008,'M8',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(19,3,2004,'M4',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(20,0,2005,'M5',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(20,1,2003,'M3',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(20,2,2006,'M6',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(20,3,2004,'M4',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(21,0,2011,'M11',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(21,1,2001,'M1',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(21,2,2012,'M12',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(21,3,2002,'M2',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(22,0,2013,'M13',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(22,1,2015,'M15',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(22,2,2014,'M14',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(22,3,2016,'M16',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(23,0,2009,'M9',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(23,1,2007,'M7',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(23,2,2010,'M10',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(23,3,2008,'M8',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(24,0,2013,'M13',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(24,1,2015,'M15',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(24,2,2014,'M14',0,NULL,NULL,0,0);
INSERT INTO "seats" VALUES(24,3,2016,'M16',0,NULL,NULL,0,0);
CREATE TABLE servers (
	guild_id BIGINT NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	preset VARCHAR(32) NOT NULL, 
	opener_role_id BIGINT, 
	level VARCHAR(16) NOT NULL, organiser_role_id BIGINT, contest_channel_id BIGINT, zone VARCHAR(64) DEFAULT 'UTC' NOT NULL, 
	CONSTRAINT pk_servers PRIMARY KEY (guild_id)
);
CREATE TABLE sittings (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	since INTEGER NOT NULL, 
	user_id BIGINT, 
	name VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_sittings PRIMARY KEY (table_id, seat, since), 
	CONSTRAINT fk_sittings_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "sittings" VALUES(1,0,0,2001,'M1');
INSERT INTO "sittings" VALUES(1,1,0,2007,'M7');
INSERT INTO "sittings" VALUES(1,2,0,2002,'M2');
INSERT INTO "sittings" VALUES(1,3,0,2008,'M8');
INSERT INTO "sittings" VALUES(2,0,0,2003,'M3');
INSERT INTO "sittings" VALUES(2,1,0,2005,'M5');
INSERT INTO "sittings" VALUES(2,2,0,2004,'M4');
INSERT INTO "sittings" VALUES(2,3,0,2006,'M6');
INSERT INTO "sittings" VALUES(3,0,0,2003,'M3');
INSERT INTO "sittings" VALUES(3,1,0,2007,'M7');
INSERT INTO "sittings" VALUES(3,2,0,2008,'M8');
INSERT INTO "sittings" VALUES(3,3,0,2004,'M4');
INSERT INTO "sittings" VALUES(4,0,0,2001,'M1');
INSERT INTO "sittings" VALUES(4,1,0,2006,'M6');
INSERT INTO "sittings" VALUES(4,2,0,2005,'M5');
INSERT INTO "sittings" VALUES(4,3,0,2002,'M2');
INSERT INTO "sittings" VALUES(5,0,0,2001,'M1');
INSERT INTO "sittings" VALUES(5,1,0,2005,'M5');
INSERT INTO "sittings" VALUES(5,2,0,2008,'M8');
INSERT INTO "sittings" VALUES(5,3,0,2003,'M3');
INSERT INTO "sittings" VALUES(6,0,0,2002,'M2');
INSERT INTO "sittings" VALUES(6,1,0,2006,'M6');
INSERT INTO "sittings" VALUES(6,2,0,2004,'M4');
INSERT INTO "sittings" VALUES(6,3,0,2007,'M7');
INSERT INTO "sittings" VALUES(7,0,0,2003,'M3');
INSERT INTO "sittings" VALUES(7,1,0,2001,'M1');
INSERT INTO "sittings" VALUES(7,2,0,2002,'M2');
INSERT INTO "sittings" VALUES(7,3,0,2004,'M4');
INSERT INTO "sittings" VALUES(8,0,0,2007,'M7');
INSERT INTO "sittings" VALUES(8,1,0,2005,'M5');
INSERT INTO "sittings" VALUES(8,2,0,2008,'M8');
INSERT INTO "sittings" VALUES(8,3,0,2006,'M6');
INSERT INTO "sittings" VALUES(9,0,0,2001,'M1');
INSERT INTO "sittings" VALUES(9,1,0,2013,'M13');
INSERT INTO "sittings" VALUES(9,2,0,2002,'M2');
INSERT INTO "sittings" VALUES(9,3,0,2014,'M14');
INSERT INTO "sittings" VALUES(10,0,0,2005,'M5');
INSERT INTO "sittings" VALUES(10,1,0,2015,'M15');
INSERT INTO "sittings" VALUES(10,2,0,2006,'M6');
INSERT INTO "sittings" VALUES(10,3,0,2016,'M16');
INSERT INTO "sittings" VALUES(11,0,0,2009,'M9');
INSERT INTO "sittings" VALUES(11,1,0,2017,'M17');
INSERT INTO "sittings" VALUES(11,2,0,2010,'M10');
INSERT INTO "sittings" VALUES(11,3,0,2018,'M18');
INSERT INTO "sittings" VALUES(12,0,0,2003,'M3');
INSERT INTO "sittings" VALUES(12,1,0,2011,'M11');
INSERT INTO "sittings" VALUES(12,2,0,2004,'M4');
INSERT INTO "sittings" VALUES(12,3,0,2012,'M12');
INSERT INTO "sittings" VALUES(13,0,0,2007,'M7');
INSERT INTO "sittings" VALUES(13,1,0,2011,'M11');
INSERT INTO "sittings" VALUES(13,2,0,2008,'M8');
INSERT INTO "sittings" VALUES(13,3,0,2012,'M12');
INSERT INTO "sittings" VALUES(14,0,0,2013,'M13');
INSERT INTO "sittings" VALUES(14,1,0,2009,'M9');
INSERT INTO "sittings" VALUES(14,2,0,2014,'M14');
INSERT INTO "sittings" VALUES(14,3,0,2010,'M10');
INSERT INTO "sittings" VALUES(15,0,0,2031,'M31');
INSERT INTO "sittings" VALUES(15,1,0,2005,'M5');
INSERT INTO "sittings" VALUES(15,2,0,2032,'M32');
INSERT INTO "sittings" VALUES(15,3,0,2006,'M6');
INSERT INTO "sittings" VALUES(16,0,0,2015,'M15');
INSERT INTO "sittings" VALUES(16,1,0,2001,'M1');
INSERT INTO "sittings" VALUES(16,2,0,2016,'M16');
INSERT INTO "sittings" VALUES(16,3,0,2002,'M2');
INSERT INTO "sittings" VALUES(17,0,0,2017,'M17');
INSERT INTO "sittings" VALUES(17,1,0,2003,'M3');
INSERT INTO "sittings" VALUES(17,2,0,2018,'M18');
INSERT INTO "sittings" VALUES(17,3,0,2004,'M4');
INSERT INTO "sittings" VALUES(18,0,0,2009,'M9');
INSERT INTO "sittings" VALUES(18,1,0,2011,'M11');
INSERT INTO "sittings" VALUES(18,2,0,2010,'M10');
INSERT INTO "sittings" VALUES(18,3,0,2012,'M12');
INSERT INTO "sittings" VALUES(19,0,0,2007,'M7');
INSERT INTO "sittings" VALUES(19,1,0,2003,'M3');
INSERT INTO "sittings" VALUES(19,2,0,2008,'M8');
INSERT INTO "sittings" VALUES(19,3,0,2004,'M4');
INSERT INTO "sittings" VALUES(20,0,0,2005,'M5');
INSERT INTO "sittings" VALUES(20,1,0,2003,'M3');
INSERT INTO "sittings" VALUES(20,2,0,2006,'M6');
INSERT INTO "sittings" VALUES(20,3,0,2004,'M4');
INSERT INTO "sittings" VALUES(21,0,0,2011,'M11');
INSERT INTO "sittings" VALUES(21,1,0,2001,'M1');
INSERT INTO "sittings" VALUES(21,2,0,2012,'M12');
INSERT INTO "sittings" VALUES(21,3,0,2002,'M2');
INSERT INTO "sittings" VALUES(22,0,0,2013,'M13');
INSERT INTO "sittings" VALUES(22,1,0,2015,'M15');
INSERT INTO "sittings" VALUES(22,2,0,2014,'M14');
INSERT INTO "sittings" VALUES(22,3,0,2016,'M16');
INSERT INTO "sittings" VALUES(23,0,0,2009,'M9');
INSERT INTO "sittings" VALUES(23,1,0,2007,'M7');
INSERT INTO "sittings" VALUES(23,2,0,2010,'M10');
INSERT INTO "sittings" VALUES(23,3,0,2008,'M8');
INSERT INTO "sittings" VALUES(24,0,0,2013,'M13');
INSERT INTO "sittings" VALUES(24,1,0,2015,'M15');
INSERT INTO "sittings" VALUES(24,2,0,2014,'M14');
INSERT INTO "sittings" VALUES(24,3,0,2016,'M16');
CREATE TABLE standings (
	guild_id BIGINT NOT NULL, 
	season INTEGER NOT NULL, 
	family VARCHAR(16) NOT NULL, 
	user_id BIGINT NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	games INTEGER NOT NULL, 
	games_won INTEGER NOT NULL, 
	hands INTEGER NOT NULL, 
	hands_won INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	against INTEGER NOT NULL, 
	tricks INTEGER NOT NULL, 
	calls INTEGER NOT NULL, 
	calls_made INTEGER NOT NULL, 
	euchres_made INTEGER NOT NULL, 
	euchres_suffered INTEGER NOT NULL, 
	marches INTEGER NOT NULL, 
	loners_tried INTEGER NOT NULL, 
	loners_made INTEGER NOT NULL, 
	defences_tried INTEGER NOT NULL, 
	defences_made INTEGER NOT NULL, 
	decisions INTEGER NOT NULL, 
	by_computer INTEGER NOT NULL, 
	think_ms BIGINT NOT NULL, 
	streak INTEGER NOT NULL, 
	best_streak INTEGER NOT NULL, 
	CONSTRAINT pk_standings PRIMARY KEY (guild_id, season, family, user_id)
)
 WITHOUT ROWID

;
INSERT INTO "standings" VALUES(0,0,'',2001,'M1',4,2,8,6,8,3,11,1,1,1,0,1,0,0,0,0,48,13,0,0,2);
INSERT INTO "standings" VALUES(0,0,'',2002,'M2',3,1,6,3,4,5,5,2,2,1,0,0,0,0,0,0,36,0,0,0,1);
INSERT INTO "standings" VALUES(0,0,'',2003,'M3',4,0,8,3,3,7,8,2,1,0,1,0,0,0,0,0,50,12,0,0,0);
INSERT INTO "standings" VALUES(0,0,'',2004,'M4',3,1,6,2,3,5,8,0,0,0,1,1,0,0,0,0,35,0,0,0,1);
INSERT INTO "standings" VALUES(0,0,'',2005,'M5',4,3,8,6,8,2,13,4,4,1,0,1,0,0,0,0,51,13,0,1,2);
INSERT INTO "standings" VALUES(0,0,'',2006,'M6',3,2,6,3,4,4,8,1,1,1,0,0,0,0,0,0,37,0,0,1,1);
INSERT INTO "standings" VALUES(0,0,'',2007,'M7',2,1,4,1,2,4,6,1,1,0,1,1,0,0,0,0,25,0,0,1,1);
INSERT INTO "standings" VALUES(0,0,'',2008,'M8',3,0,6,2,2,6,6,2,1,0,1,0,0,0,0,0,36,12,0,0,0);
INSERT INTO "standings" VALUES(0,0,'',2009,'M9',1,1,3,2,2,1,5,1,1,0,0,0,0,0,0,0,18,0,0,1,1);
INSERT INTO "standings" VALUES(0,0,'',2010,'M10',1,1,3,2,2,1,3,1,1,0,0,0,0,0,0,0,19,0,0,1,1);
INSERT INTO "standings" VALUES(0,0,'',2011,'M11',1,1,3,2,2,1,3,1,1,0,0,0,0,0,0,0,19,0,0,1,1);
INSERT INTO "standings" VALUES(0,0,'',2012,'M12',1,1,3,2,2,1,4,1,1,0,0,0,0,0,0,0,19,0,0,1,1);
INSERT INTO "standings" VALUES(0,0,'',2013,'M13',1,1,2,1,2,1,2,0,0,0,0,1,0,0,0,0,12,0,0,1,1);
INSERT INTO "standings" VALUES(0,0,'',2014,'M14',1,1,2,1,2,1,4,1,1,0,0,1,0,0,0,0,11,0,0,1,1);
INSERT INTO "standings" VALUES(0,0,'',2015,'M15',1,0,3,1,1,2,5,1,1,0,0,0,0,0,0,0,19,0,0,0,0);
INSERT INTO "standings" VALUES(0,0,'',2016,'M16',1,0,3,1,1,2,2,0,0,0,0,0,0,0,0,0,18,0,0,0,0);
INSERT INTO "standings" VALUES(0,0,'',2017,'M17',1,0,3,1,1,2,2,0,0,0,0,0,0,0,0,0,17,0,0,0,0);
INSERT INTO "standings" VALUES(0,0,'',2018,'M18',1,0,3,1,1,2,5,1,1,0,0,0,0,0,0,0,18,0,0,0,0);
INSERT INTO "standings" VALUES(0,0,'partners',2001,'M1',4,2,8,6,8,3,11,1,1,1,0,1,0,0,0,0,48,13,0,0,2);
INSERT INTO "standings" VALUES(0,0,'partners',2002,'M2',3,1,6,3,4,5,5,2,2,1,0,0,0,0,0,0,36,0,0,0,1);
INSERT INTO "standings" VALUES(0,0,'partners',2003,'M3',4,0,8,3,3,7,8,2,1,0,1,0,0,0,0,0,50,12,0,0,0);
INSERT INTO "standings" VALUES(0,0,'partners',2004,'M4',3,1,6,2,3,5,8,0,0,0,1,1,0,0,0,0,35,0,0,0,1);
INSERT INTO "standings" VALUES(0,0,'partners',2005,'M5',4,3,8,6,8,2,13,4,4,1,0,1,0,0,0,0,51,13,0,1,2);
INSERT INTO "standings" VALUES(0,0,'partners',2006,'M6',3,2,6,3,4,4,8,1,1,1,0,0,0,0,0,0,37,0,0,1,1);
INSERT INTO "standings" VALUES(0,0,'partners',2007,'M7',2,1,4,1,2,4,6,1,1,0,1,1,0,0,0,0,25,0,0,1,1);
INSERT INTO "standings" VALUES(0,0,'partners',2008,'M8',3,0,6,2,2,6,6,2,1,0,1,0,0,0,0,0,36,12,0,0,0);
INSERT INTO "standings" VALUES(0,0,'partners',2009,'M9',1,1,3,2,2,1,5,1,1,0,0,0,0,0,0,0,18,0,0,1,1);
INSERT INTO "standings" VALUES(0,0,'partners',2010,'M10',1,1,3,2,2,1,3,1,1,0,0,0,0,0,0,0,19,0,0,1,1);
INSERT INTO "standings" VALUES(0,0,'partners',2011,'M11',1,1,3,2,2,1,3,1,1,0,0,0,0,0,0,0,19,0,0,1,1);
INSERT INTO "standings" VALUES(0,0,'partners',2012,'M12',1,1,3,2,2,1,4,1,1,0,0,0,0,0,0,0,19,0,0,1,1);
INSERT INTO "standings" VALUES(0,0,'partners',2013,'M13',1,1,2,1,2,1,2,0,0,0,0,1,0,0,0,0,12,0,0,1,1);
INSERT INTO "standings" VALUES(0,0,'partners',2014,'M14',1,1,2,1,2,1,4,1,1,0,0,1,0,0,0,0,11,0,0,1,1);
INSERT INTO "standings" VALUES(0,0,'partners',2015,'M15',1,0,3,1,1,2,5,1,1,0,0,0,0,0,0,0,19,0,0,0,0);
INSERT INTO "standings" VALUES(0,0,'partners',2016,'M16',1,0,3,1,1,2,2,0,0,0,0,0,0,0,0,0,18,0,0,0,0);
INSERT INTO "standings" VALUES(0,0,'partners',2017,'M17',1,0,3,1,1,2,2,0,0,0,0,0,0,0,0,0,17,0,0,0,0);
INSERT INTO "standings" VALUES(0,0,'partners',2018,'M18',1,0,3,1,1,2,5,1,1,0,0,0,0,0,0,0,18,0,0,0,0);
INSERT INTO "standings" VALUES(77,0,'',2001,'M1',4,2,8,6,8,3,11,1,1,1,0,1,0,0,0,0,48,13,0,0,2);
INSERT INTO "standings" VALUES(77,0,'',2002,'M2',3,1,6,3,4,5,5,2,2,1,0,0,0,0,0,0,36,0,0,0,1);
INSERT INTO "standings" VALUES(77,0,'',2003,'M3',4,0,8,3,3,7,8,2,1,0,1,0,0,0,0,0,50,12,0,0,0);
INSERT INTO "standings" VALUES(77,0,'',2004,'M4',3,1,6,2,3,5,8,0,0,0,1,1,0,0,0,0,35,0,0,0,1);
INSERT INTO "standings" VALUES(77,0,'',2005,'M5',4,3,8,6,8,2,13,4,4,1,0,1,0,0,0,0,51,13,0,1,2);
INSERT INTO "standings" VALUES(77,0,'',2006,'M6',3,2,6,3,4,4,8,1,1,1,0,0,0,0,0,0,37,0,0,1,1);
INSERT INTO "standings" VALUES(77,0,'',2007,'M7',2,1,4,1,2,4,6,1,1,0,1,1,0,0,0,0,25,0,0,1,1);
INSERT INTO "standings" VALUES(77,0,'',2008,'M8',3,0,6,2,2,6,6,2,1,0,1,0,0,0,0,0,36,12,0,0,0);
INSERT INTO "standings" VALUES(77,0,'',2009,'M9',1,1,3,2,2,1,5,1,1,0,0,0,0,0,0,0,18,0,0,1,1);
INSERT INTO "standings" VALUES(77,0,'',2010,'M10',1,1,3,2,2,1,3,1,1,0,0,0,0,0,0,0,19,0,0,1,1);
INSERT INTO "standings" VALUES(77,0,'',2011,'M11',1,1,3,2,2,1,3,1,1,0,0,0,0,0,0,0,19,0,0,1,1);
INSERT INTO "standings" VALUES(77,0,'',2012,'M12',1,1,3,2,2,1,4,1,1,0,0,0,0,0,0,0,19,0,0,1,1);
INSERT INTO "standings" VALUES(77,0,'',2013,'M13',1,1,2,1,2,1,2,0,0,0,0,1,0,0,0,0,12,0,0,1,1);
INSERT INTO "standings" VALUES(77,0,'',2014,'M14',1,1,2,1,2,1,4,1,1,0,0,1,0,0,0,0,11,0,0,1,1);
INSERT INTO "standings" VALUES(77,0,'',2015,'M15',1,0,3,1,1,2,5,1,1,0,0,0,0,0,0,0,19,0,0,0,0);
INSERT INTO "standings" VALUES(77,0,'',2016,'M16',1,0,3,1,1,2,2,0,0,0,0,0,0,0,0,0,18,0,0,0,0);
INSERT INTO "standings" VALUES(77,0,'',2017,'M17',1,0,3,1,1,2,2,0,0,0,0,0,0,0,0,0,17,0,0,0,0);
INSERT INTO "standings" VALUES(77,0,'',2018,'M18',1,0,3,1,1,2,5,1,1,0,0,0,0,0,0,0,18,0,0,0,0);
INSERT INTO "standings" VALUES(77,0,'partners',2001,'M1',4,2,8,6,8,3,11,1,1,1,0,1,0,0,0,0,48,13,0,0,2);
INSERT INTO "standings" VALUES(77,0,'partners',2002,'M2',3,1,6,3,4,5,5,2,2,1,0,0,0,0,0,0,36,0,0,0,1);
INSERT INTO "standings" VALUES(77,0,'partners',2003,'M3',4,0,8,3,3,7,8,2,1,0,1,0,0,0,0,0,50,12,0,0,0);
INSERT INTO "standings" VALUES(77,0,'partners',2004,'M4',3,1,6,2,3,5,8,0,0,0,1,1,0,0,0,0,35,0,0,0,1);
INSERT INTO "standings" VALUES(77,0,'partners',2005,'M5',4,3,8,6,8,2,13,4,4,1,0,1,0,0,0,0,51,13,0,1,2);
INSERT INTO "standings" VALUES(77,0,'partners',2006,'M6',3,2,6,3,4,4,8,1,1,1,0,0,0,0,0,0,37,0,0,1,1);
INSERT INTO "standings" VALUES(77,0,'partners',2007,'M7',2,1,4,1,2,4,6,1,1,0,1,1,0,0,0,0,25,0,0,1,1);
INSERT INTO "standings" VALUES(77,0,'partners',2008,'M8',3,0,6,2,2,6,6,2,1,0,1,0,0,0,0,0,36,12,0,0,0);
INSERT INTO "standings" VALUES(77,0,'partners',2009,'M9',1,1,3,2,2,1,5,1,1,0,0,0,0,0,0,0,18,0,0,1,1);
INSERT INTO "standings" VALUES(77,0,'partners',2010,'M10',1,1,3,2,2,1,3,1,1,0,0,0,0,0,0,0,19,0,0,1,1);
INSERT INTO "standings" VALUES(77,0,'partners',2011,'M11',1,1,3,2,2,1,3,1,1,0,0,0,0,0,0,0,19,0,0,1,1);
INSERT INTO "standings" VALUES(77,0,'partners',2012,'M12',1,1,3,2,2,1,4,1,1,0,0,0,0,0,0,0,19,0,0,1,1);
INSERT INTO "standings" VALUES(77,0,'partners',2013,'M13',1,1,2,1,2,1,2,0,0,0,0,1,0,0,0,0,12,0,0,1,1);
INSERT INTO "standings" VALUES(77,0,'partners',2014,'M14',1,1,2,1,2,1,4,1,1,0,0,1,0,0,0,0,11,0,0,1,1);
INSERT INTO "standings" VALUES(77,0,'partners',2015,'M15',1,0,3,1,1,2,5,1,1,0,0,0,0,0,0,0,19,0,0,0,0);
INSERT INTO "standings" VALUES(77,0,'partners',2016,'M16',1,0,3,1,1,2,2,0,0,0,0,0,0,0,0,0,18,0,0,0,0);
INSERT INTO "standings" VALUES(77,0,'partners',2017,'M17',1,0,3,1,1,2,2,0,0,0,0,0,0,0,0,0,17,0,0,0,0);
INSERT INTO "standings" VALUES(77,0,'partners',2018,'M18',1,0,3,1,1,2,5,1,1,0,0,0,0,0,0,0,18,0,0,0,0);
CREATE TABLE tables (
	id INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	host_id BIGINT NOT NULL, 
	preset VARCHAR(32) NOT NULL, 
	rules TEXT NOT NULL, 
	clock_ms BIGINT NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	even_pace BOOLEAN NOT NULL, 
	hints BOOLEAN NOT NULL, 
	level VARCHAR(16) NOT NULL, 
	casual BOOLEAN NOT NULL, 
	rated BOOLEAN NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	secret BLOB NOT NULL, 
	version INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	created_at BIGINT NOT NULL, 
	started_at BIGINT, 
	ended_at BIGINT, 
	message_id BIGINT, 
	message_at BIGINT, 
	message_hand INTEGER NOT NULL, 
	ping_id BIGINT, 
	previous_id INTEGER, message_digest VARCHAR(32), closing VARCHAR(16), pause VARCHAR(16), paused_at BIGINT, ping_version INTEGER, rating_rule INTEGER DEFAULT '1' NOT NULL, contest_id BIGINT, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_previous_id FOREIGN KEY(previous_id) REFERENCES tables (id), 
	CONSTRAINT uq_tables_previous_id UNIQUE (previous_id)
);
INSERT INTO "tables" VALUES(1,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 0, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "next", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 2, "throwing_in": true, "twos": false, "upcard_benny": "blind_call", "win_by": 1}',30000,'en',0,0,'expert',0,1,'over',X'5513E3EABBA6D75402C1C34C7365C6FAC01024589D0A6996329255CD18FEC5CC',51,52,1700003600000,1700003600000,1700003600000,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,1);
INSERT INTO "tables" VALUES(2,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 0, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "next", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 2, "throwing_in": true, "twos": false, "upcard_benny": "blind_call", "win_by": 1}',30000,'en',0,0,'expert',0,1,'over',X'A93875FE509AC2FAE0E0939D3EC71C4D978244C7398DD7185CA68C393426A5A6',26,27,1700003600000,1700003600000,1700003600000,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,1);
INSERT INTO "tables" VALUES(3,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 2, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "same", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 10, "throwing_in": true, "ties": "drawn", "twos": false, "upcard_benny": "blind_call", "win_by": 1}',30000,'en',0,0,'expert',0,1,'over',X'9DC6366A2003D418ACE6B6C74E29980F7844ABBC3511A78BCBE973E800B71574',50,51,1700007290000,1700007290000,1700007290000,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,2);
INSERT INTO "tables" VALUES(4,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 2, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "same", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 10, "throwing_in": true, "ties": "drawn", "twos": false, "upcard_benny": "blind_call", "win_by": 1}',30000,'en',0,0,'expert',0,1,'over',X'ECBE93F9C7FBF3C6A01B3BFF4B6ECDD823FC43EA82010F1EE42A4293CE139A55',50,51,1700007290000,1700007290000,1700007290000,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,2);
INSERT INTO "tables" VALUES(5,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 2, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "same", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 10, "throwing_in": true, "ties": "drawn", "twos": false, "upcard_benny": "blind_call", "win_by": 1}',15000,'en',0,0,'expert',0,1,'over',X'341A66FE9750F5EE9B016BB2A79386A2A6A4B61D2975CE0D09114F10B3970E95',52,55,1700007380000,1700007380000,1700007722720,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,2);
INSERT INTO "tables" VALUES(6,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 2, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "same", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 10, "throwing_in": true, "ties": "drawn", "twos": false, "upcard_benny": "blind_call", "win_by": 1}',15000,'en',0,0,'expert',0,1,'playing',X'C2F817B7C4677F4F428D0A88FE676634356AD263FF0E0B98A9CA4B61DC82BCBC',0,3,1700007380000,1700007380000,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,2);
INSERT INTO "tables" VALUES(7,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 2, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "same", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 10, "throwing_in": true, "ties": "drawn", "twos": false, "upcard_benny": "blind_call", "win_by": 1}',30000,'en',0,0,'expert',0,1,'playing',X'67C37A4A0E9B3BA242292B85D0E1F991AD348A7B6B145586B4B5D846999E6EA8',0,1,1700011322720,1700011322720,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,3);
INSERT INTO "tables" VALUES(8,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 2, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "same", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 10, "throwing_in": true, "ties": "drawn", "twos": false, "upcard_benny": "blind_call", "win_by": 1}',30000,'en',0,0,'expert',0,1,'playing',X'8CC99D736FFA5304E6DE4440F40E8701BB2BA64DA439B624FCD5406CE5D1E1BF',0,1,1700011322720,1700011322720,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,3);
INSERT INTO "tables" VALUES(9,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 0, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "next", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 2, "throwing_in": true, "twos": false, "upcard_benny": "blind_call", "win_by": 1}',30000,'en',0,0,'expert',0,1,'over',X'C42C02C8E37202FF4A884733DCC397FABE6274E10A1CC92CA6FE161CC56D760D',48,49,1700014922720,1700014922720,1700014922720,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,4);
INSERT INTO "tables" VALUES(10,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 0, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "next", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 2, "throwing_in": true, "twos": false, "upcard_benny": "blind_call", "win_by": 1}',30000,'en',0,0,'expert',0,1,'over',X'83A3BC0957C3A54C24DAE9B8129EF9BFDABCB05BF62B7729C800B8D896A2E337',78,79,1700014922720,1700014922720,1700014922720,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,4);
INSERT INTO "tables" VALUES(11,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 0, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "next", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 2, "throwing_in": true, "twos": false, "upcard_benny": "blind_call", "win_by": 1}',30000,'en',0,0,'expert',0,1,'over',X'0DEFAC9F07C4E1EE79DE868E69CF1E3797D87C49B68FCC5E700896E119E78087',75,76,1700014922720,1700014922720,1700014922720,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,4);
INSERT INTO "tables" VALUES(12,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 0, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "next", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 2, "throwing_in": true, "twos": false, "upcard_benny": "blind_call", "win_by": 1}',30000,'en',0,0,'expert',0,1,'over',X'7946CE37994ACAD4DD4FAB9228A3084A2FA4260C40AD37AC583CBF8643BEAC40',78,79,1700014922720,1700014922720,1700014922720,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,4);
INSERT INTO "tables" VALUES(13,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 0, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "next", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 2, "throwing_in": true, "twos": false, "upcard_benny": "blind_call", "win_by": 1}',15000,'en',0,0,'expert',0,1,'playing',X'89EB4ADD6B8EF50E237621E0B777558A6DFA5DBD5148F03C6AD59580DA84E207',0,3,1700015012720,1700015012720,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,4);
INSERT INTO "tables" VALUES(14,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 0, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "next", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 2, "throwing_in": true, "twos": false, "upcard_benny": "blind_call", "win_by": 1}',15000,'en',0,0,'expert',0,1,'playing',X'7A5B3791D536A73365E7848B84A243DE151EE37052E2A3D166C8E0656AA53629',0,3,1700015012720,1700015012720,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,4);
INSERT INTO "tables" VALUES(15,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 0, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "next", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 2, "throwing_in": true, "twos": false, "upcard_benny": "blind_call", "win_by": 1}',15000,'en',0,0,'expert',0,1,'playing',X'5115709D2EF65CA2F0F8A4DF45AB60D896DD09DA43790E9F18500905A1335A6C',0,3,1700015012720,1700015012720,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,4);
INSERT INTO "tables" VALUES(16,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 0, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "next", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 2, "throwing_in": true, "twos": false, "upcard_benny": "blind_call", "win_by": 1}',15000,'en',0,0,'expert',0,1,'playing',X'E2AEE695E5FEF86F80A73E437632B5E54E0052AB18D933954BFA7A462978A8A3',0,3,1700015012720,1700015012720,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,4);
INSERT INTO "tables" VALUES(17,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 0, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "next", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 2, "throwing_in": true, "twos": false, "upcard_benny": "blind_call", "win_by": 1}',15000,'en',0,0,'expert',0,1,'playing',X'00B1DFE66DD3F0353FDF582B46551759353DD577C4EABBBFC30EFEA7C5744A9C',0,3,1700015012720,1700015012720,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,4);
INSERT INTO "tables" VALUES(18,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 0, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "next", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 2, "throwing_in": true, "twos": false, "upcard_benny": "blind_call", "win_by": 1}',86400000,'en',0,0,'expert',0,1,'playing',X'D1A07D8A8514C598CD10E4B05364600649F0D5B44D36DF1F0EC543A2C70B13FA',0,1,1700019006848,1700019006848,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,5);
INSERT INTO "tables" VALUES(19,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 0, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "next", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 2, "throwing_in": true, "twos": false, "upcard_benny": "blind_call", "win_by": 1}',86400000,'en',0,0,'expert',0,1,'playing',X'615B02D353DDE9AE0225A284AAD4716DAE8D90ED078601C985958875C2DC547C',0,1,1700019006848,1700019006848,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,5);
INSERT INTO "tables" VALUES(20,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 0, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "next", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 2, "throwing_in": true, "twos": false, "upcard_benny": "blind_call", "win_by": 1}',30000,'en',0,0,'expert',0,1,'playing',X'E93F9CEBEA55A3220BB455EF9DE6E9FC71A10D4623CC9B3BF0AC99053CF50FB6',0,1,1700026206848,1700026206848,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,6);
INSERT INTO "tables" VALUES(21,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 0, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "next", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 2, "throwing_in": true, "twos": false, "upcard_benny": "blind_call", "win_by": 1}',30000,'en',0,0,'expert',0,1,'playing',X'ED99B41A75036A83040B7EBACD398E7EF4AAAD3E4F609CCB703C77C3E5980138',0,1,1700026206848,1700026206848,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,6);
INSERT INTO "tables" VALUES(22,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 0, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "next", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 2, "throwing_in": true, "twos": false, "upcard_benny": "blind_call", "win_by": 1}',30000,'en',0,0,'expert',0,1,'playing',X'8EE462F181E2E3979598AD3F55334CD166A8B0ED2E458F23F56E7D2CD9D83B18',0,1,1700026206848,1700026206848,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,6);
INSERT INTO "tables" VALUES(23,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 0, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "next", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 2, "throwing_in": true, "twos": false, "upcard_benny": "blind_call", "win_by": 1}',30000,'en',0,0,'expert',0,1,'playing',X'DD02B978DF9BB9F574B1B4FBAFAE5A220CFD4DFA6F4DF7EEC17920F2288F8CBC',0,1,1700026206848,1700026206848,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,6);
INSERT INTO "tables" VALUES(24,77,7700,0,'north-american','{"ace_no_face": "never", "all_pass": "throw_in", "alone": "maker", "ante": 1, "assist_makes": "partner", "benny": "none", "benny_in_no_trump": "not_offered", "betting": "never", "bidding": "turn_up", "blind_loner": false, "called_card": "ace", "claims": "consent", "cut": false, "dealer_partner": "with_dealer", "declare_march": false, "defend_alone": "never", "defenders_lower": false, "dirty_clubs": false, "double_pack": false, "dummy": 0, "duplicate": "first_wins", "euchred_loner": 2, "exceed_target": false, "false_call_pays": false, "farmers_hand": "never", "farmers_remedy": "exchange", "first_dealer": "north", "first_to_speak": "eldest", "fixed_hands": 0, "hand_size": 5, "honour": false, "laps": false, "lone_lead": "eldest", "lowers": "tricks", "may_drop": false, "minimum_bid": 3, "moon": "never", "needs_trump": "nobody", "no_trick": 1, "no_trump": "never", "packets": "whole_hands", "partners": "as_seated", "partners_best": 0, "partnership": "fixed", "point_on_partner": false, "pool": false, "ranks": "nine_up", "redeal_by": "next", "revoke_pays": "to_opponents", "robson": "never", "rubber": false, "score_cards": "six_and_four", "scoring": "euchre", "seats": 4, "set_penalty": 2, "skunk_counts_two": false, "steal_deal": false, "target": 2, "throwing_in": true, "twos": false, "upcard_benny": "blind_call", "win_by": 1}',30000,'en',0,0,'expert',0,1,'playing',X'4C951C11FCF8912BE50C89F6F189384F742CDA9BD34706F1DDCA61AE1B942147',0,1,1700026206848,1700026206848,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,4,6);
CREATE TABLE unlisted (
	guild_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	CONSTRAINT pk_unlisted PRIMARY KEY (guild_id, user_id)
);
CREATE TABLE wallets (
	guild_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	counters INTEGER NOT NULL, 
	CONSTRAINT pk_wallets PRIMARY KEY (guild_id, user_id)
);
CREATE INDEX ix_journal_guild_id_kind_no ON journal (guild_id, kind, no);
CREATE INDEX ix_journal_table_id ON journal (table_id);
CREATE INDEX ix_partnerships_guild_id_season_family_games ON partnerships (guild_id, season, family, games, games_won);
CREATE INDEX ix_partnerships_one_id ON partnerships (one_id);
CREATE INDEX ix_partnerships_two_id ON partnerships (two_id);
CREATE INDEX ix_rating_changes_table_id ON rating_changes (table_id);
CREATE INDEX ix_rating_changes_user_id_guild_id_no ON rating_changes (user_id, guild_id, no);
CREATE INDEX ix_ratings_user_id ON ratings (user_id);
CREATE INDEX ix_standings_user_id ON standings (user_id);
CREATE INDEX ix_tables_channel_id ON tables (channel_id);
CREATE INDEX ix_tables_guild_id_status ON tables (guild_id, status);
CREATE INDEX ix_deadlines_due_at ON deadlines (due_at);
CREATE INDEX ix_games_guild_id_no ON games (guild_id, no);
CREATE INDEX ix_hands_guild_id_at ON hands (guild_id, at);
CREATE INDEX ix_hands_par_tried ON hands (table_id) WHERE par_tried = 0;
CREATE INDEX ix_player_games_user_id_guild_id_no ON player_games (user_id, guild_id, no);
CREATE INDEX ix_player_hands_user_id_guild_id_at ON player_hands (user_id, guild_id, at);
CREATE INDEX ix_puzzle_answers_guild_id_day ON puzzle_answers (guild_id, day);
CREATE INDEX ix_puzzle_answers_user_id ON puzzle_answers (user_id);
CREATE INDEX ix_sittings_user_id ON sittings (user_id);
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE INDEX ix_log_user_id ON log (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX ix_journal_left ON journal (user_id) WHERE kind = 'left';
CREATE INDEX ix_tables_contest_id ON tables (contest_id);
CREATE INDEX ix_contests_guild_id_stage ON contests (guild_id, stage);
CREATE INDEX ix_contest_players_user_id ON contest_players (user_id);
CREATE INDEX ix_contest_tables_contest_id_round_place ON contest_tables (contest_id, round, place);
CREATE INDEX ix_contest_deadlines_due_at ON contest_deadlines (due_at);
COMMIT;
