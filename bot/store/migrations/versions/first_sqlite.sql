CREATE TABLE avoided (
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    other_id BIGINT NOT NULL,
    other_name VARCHAR(64) NOT NULL,
    CONSTRAINT pk_avoided PRIMARY KEY (guild_id, user_id, other_id)
);

CREATE INDEX ix_avoided_other_id ON avoided (other_id);

CREATE INDEX ix_avoided_user_id ON avoided (user_id);

CREATE TABLE bells (
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    begins INTEGER NOT NULL,
    ends INTEGER NOT NULL,
    called_at BIGINT,
    CONSTRAINT pk_bells PRIMARY KEY (guild_id, channel_id, user_id)
);

CREATE INDEX ix_bells_user_id ON bells (user_id);

CREATE TABLE calls (
    id INTEGER NOT NULL,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    at_play BOOLEAN NOT NULL,
    role_id BIGINT,
    called_at BIGINT NOT NULL,
    CONSTRAINT pk_calls PRIMARY KEY (id),
    CONSTRAINT uq_calls_table_id UNIQUE (table_id)
);

CREATE INDEX ix_calls_channel_id_called_at ON calls (channel_id, called_at);

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
    paused_at BIGINT,
    ready TEXT NOT NULL,
    seeds TEXT NOT NULL,
    last_entrant INTEGER NOT NULL,
    undrawn INTEGER NOT NULL,
    CONSTRAINT pk_contests PRIMARY KEY (id),
    CONSTRAINT uq_contests_previous_id UNIQUE (previous_id),
    CONSTRAINT fk_contests_previous_id FOREIGN KEY(previous_id) REFERENCES contests (id)
);

CREATE INDEX ix_contests_guild_id_stage ON contests (guild_id, stage);

CREATE TABLE deleted_answers (
    day INTEGER NOT NULL,
    mark BLOB NOT NULL,
    CONSTRAINT pk_deleted_answers PRIMARY KEY (day, mark)
);

CREATE TABLE greetings (
    guild_id BIGINT NOT NULL,
    greeted_at BIGINT NOT NULL,
    CONSTRAINT pk_greetings PRIMARY KEY (guild_id)
);

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

CREATE INDEX ix_journal_guild_id_kind_no ON journal (guild_id, kind, no);

CREATE INDEX ix_journal_left ON journal (user_id) WHERE kind = 'left';

CREATE INDEX ix_journal_table_id ON journal (table_id);

CREATE TABLE life (
    id INTEGER NOT NULL,
    alive_at BIGINT NOT NULL,
    CONSTRAINT pk_life PRIMARY KEY (id)
);

CREATE TABLE members (
    user_id BIGINT NOT NULL,
    language VARCHAR(8),
    four_colours BOOLEAN NOT NULL,
    text_only BOOLEAN NOT NULL,
    pings BOOLEAN NOT NULL,
    sort VARCHAR(16) NOT NULL,
    hidden BOOLEAN NOT NULL,
    only_card VARCHAR(16) DEFAULT 'last_trick' NOT NULL,
    avatar BOOLEAN DEFAULT 1 NOT NULL,
    guided BOOLEAN DEFAULT 0 NOT NULL,
    CONSTRAINT pk_members PRIMARY KEY (user_id)
);

CREATE TABLE merges (
    guild_id BIGINT NOT NULL,
    old_id BIGINT NOT NULL,
    new_id BIGINT NOT NULL,
    CONSTRAINT pk_merges PRIMARY KEY (guild_id, old_id)
);

CREATE TABLE outages (
    guild_id BIGINT NOT NULL,
    since BIGINT NOT NULL,
    CONSTRAINT pk_outages PRIMARY KEY (guild_id)
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
 WITHOUT ROWID;

CREATE INDEX ix_partnerships_guild_id_season_family_games ON partnerships (guild_id, season, family, games, games_won);

CREATE INDEX ix_partnerships_one_id ON partnerships (one_id);

CREATE INDEX ix_partnerships_two_id ON partnerships (two_id);

CREATE TABLE posts (
    id INTEGER NOT NULL,
    guild_id BIGINT NOT NULL,
    kind VARCHAR(16) NOT NULL,
    number BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    keeps VARCHAR(16) NOT NULL,
    message_id BIGINT,
    shown VARCHAR(32),
    wanted_at BIGINT NOT NULL,
    done BOOLEAN DEFAULT 0 NOT NULL,
    CONSTRAINT pk_posts PRIMARY KEY (id),
    CONSTRAINT uq_posts_guild_id_kind_number UNIQUE (guild_id, kind, number)
);

CREATE INDEX ix_posts_to_do ON posts (id) WHERE NOT done;

CREATE TABLE presences (
    guild_id BIGINT NOT NULL,
    gone_at BIGINT,
    CONSTRAINT pk_presences PRIMARY KEY (guild_id)
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

CREATE INDEX ix_rating_changes_table_id ON rating_changes (table_id);

CREATE INDEX ix_rating_changes_user_id_guild_id_no ON rating_changes (user_id, guild_id, no);

CREATE TABLE ratings (
    guild_id BIGINT NOT NULL,
    season INTEGER NOT NULL,
    family VARCHAR(16) NOT NULL,
    user_id BIGINT NOT NULL,
    mu DOUBLE NOT NULL,
    sigma DOUBLE NOT NULL,
    games INTEGER NOT NULL,
    played_at BIGINT,
    CONSTRAINT pk_ratings PRIMARY KEY (guild_id, season, family, user_id)
)
 WITHOUT ROWID;

CREATE INDEX ix_ratings_user_id ON ratings (user_id);

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

CREATE TABLE servers (
    guild_id BIGINT NOT NULL,
    language VARCHAR(8) NOT NULL,
    preset VARCHAR(32) NOT NULL,
    opener_role_id BIGINT,
    level VARCHAR(16) NOT NULL,
    organiser_role_id BIGINT,
    contest_channel_id BIGINT,
    zone VARCHAR(64) DEFAULT 'UTC' NOT NULL,
    euchre_role_id BIGINT,
    post_channel_id BIGINT,
    post_hour INTEGER DEFAULT '12' NOT NULL,
    own_posts VARCHAR(64),
    CONSTRAINT pk_servers PRIMARY KEY (guild_id)
);

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
 WITHOUT ROWID;

CREATE INDEX ix_standings_user_id ON standings (user_id);

CREATE TABLE tables (
    id INTEGER NOT NULL,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    host_id BIGINT NOT NULL,
    preset VARCHAR(32) NOT NULL,
    rules TEXT NOT NULL,
    clock_ms BIGINT NOT NULL,
    language VARCHAR(8) NOT NULL,
    hints BOOLEAN NOT NULL,
    level VARCHAR(16) NOT NULL,
    next_level VARCHAR(16),
    casual BOOLEAN NOT NULL,
    rated BOOLEAN NOT NULL,
    status VARCHAR(16) NOT NULL,
    secret BLOB NOT NULL,
    version INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    created_at BIGINT NOT NULL,
    started_at BIGINT,
    ended_at BIGINT,
    closing VARCHAR(16),
    pause VARCHAR(16),
    paused_at BIGINT,
    message_id BIGINT,
    message_at BIGINT,
    message_hand INTEGER NOT NULL,
    message_digest VARCHAR(32),
    ping_id BIGINT,
    ping_version INTEGER,
    previous_id INTEGER,
    contest_id BIGINT,
    CONSTRAINT pk_tables PRIMARY KEY (id),
    CONSTRAINT uq_tables_previous_id UNIQUE (previous_id),
    CONSTRAINT fk_tables_previous_id FOREIGN KEY(previous_id) REFERENCES tables (id)
);

CREATE INDEX ix_tables_channel_id ON tables (channel_id);

CREATE INDEX ix_tables_contest_id ON tables (contest_id);

CREATE INDEX ix_tables_guild_id_status ON tables (guild_id, status);

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

CREATE TABLE call_members (
    call_id INTEGER NOT NULL,
    user_id BIGINT NOT NULL,
    CONSTRAINT pk_call_members PRIMARY KEY (call_id, user_id),
    CONSTRAINT fk_call_members_call_id FOREIGN KEY(call_id) REFERENCES calls (id) ON DELETE CASCADE
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

CREATE INDEX ix_contest_deadlines_due_at ON contest_deadlines (due_at);

CREATE TABLE contest_entries (
    contest_id INTEGER NOT NULL,
    entrant INTEGER NOT NULL,
    players VARCHAR(32) NOT NULL,
    since INTEGER NOT NULL,
    left_from INTEGER,
    out BOOLEAN NOT NULL,
    free TEXT NOT NULL,
    coming TEXT NOT NULL,
    past TEXT NOT NULL,
    CONSTRAINT pk_contest_entries PRIMARY KEY (contest_id, entrant),
    CONSTRAINT fk_contest_entries_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id) ON DELETE CASCADE
);

CREATE TABLE contest_log (
    contest_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    kind VARCHAR(16) NOT NULL,
    data TEXT NOT NULL,
    step VARCHAR(64) NOT NULL,
    by_id BIGINT,
    by_name VARCHAR(64) NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_contest_log PRIMARY KEY (contest_id, seq),
    CONSTRAINT uq_contest_log_contest_id_step UNIQUE (contest_id, step),
    CONSTRAINT fk_contest_log_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id) ON DELETE CASCADE
);

CREATE TABLE contest_marks (
    contest_id INTEGER NOT NULL,
    kind VARCHAR(16) NOT NULL,
    mark BLOB NOT NULL,
    until_at BIGINT,
    CONSTRAINT pk_contest_marks PRIMARY KEY (contest_id, kind, mark),
    CONSTRAINT fk_contest_marks_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id) ON DELETE CASCADE
);

CREATE INDEX ix_contest_marks_mark ON contest_marks (mark);

CREATE TABLE contest_matches (
    contest_id INTEGER NOT NULL,
    round INTEGER NOT NULL,
    place INTEGER NOT NULL,
    north VARCHAR(32) NOT NULL,
    east VARCHAR(32) NOT NULL,
    slot INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    north_points INTEGER,
    east_points INTEGER,
    CONSTRAINT pk_contest_matches PRIMARY KEY (contest_id, round, place),
    CONSTRAINT fk_contest_matches_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id) ON DELETE CASCADE
);

CREATE TABLE contest_players (
    contest_id INTEGER NOT NULL,
    player INTEGER NOT NULL,
    user_id BIGINT NOT NULL,
    name VARCHAR(64) NOT NULL,
    joined_at BIGINT NOT NULL,
    invited INTEGER NOT NULL,
    looking BOOLEAN NOT NULL,
    comes_last BOOLEAN DEFAULT 0 NOT NULL,
    offers BIGINT DEFAULT '0' NOT NULL,
    guest BOOLEAN DEFAULT 0 NOT NULL,
    CONSTRAINT pk_contest_players PRIMARY KEY (contest_id, player),
    CONSTRAINT uq_contest_players_contest_id_user_id UNIQUE (contest_id, user_id),
    CONSTRAINT fk_contest_players_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id) ON DELETE CASCADE
);

CREATE INDEX ix_contest_players_user_id ON contest_players (user_id);

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

CREATE TABLE contest_rounds (
    contest_id INTEGER NOT NULL,
    round INTEGER NOT NULL,
    idle TEXT NOT NULL,
    drawn_at BIGINT NOT NULL,
    missing BOOLEAN NOT NULL,
    whistled BOOLEAN NOT NULL,
    closed BOOLEAN NOT NULL,
    CONSTRAINT pk_contest_rounds PRIMARY KEY (contest_id, round),
    CONSTRAINT fk_contest_rounds_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id) ON DELETE CASCADE
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

CREATE TABLE contest_tables (
    table_id INTEGER NOT NULL,
    contest_id INTEGER NOT NULL,
    round INTEGER NOT NULL,
    place INTEGER NOT NULL,
    CONSTRAINT pk_contest_tables PRIMARY KEY (table_id),
    CONSTRAINT fk_contest_tables_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE,
    CONSTRAINT fk_contest_tables_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id) ON DELETE CASCADE
);

CREATE INDEX ix_contest_tables_contest_id_round_place ON contest_tables (contest_id, round, place);

CREATE TABLE deadlines (
    table_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    due_at BIGINT NOT NULL,
    CONSTRAINT pk_deadlines PRIMARY KEY (table_id),
    CONSTRAINT fk_deadlines_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX ix_deadlines_due_at ON deadlines (due_at);

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

CREATE INDEX ix_games_guild_id_no ON games (guild_id, no);

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

CREATE INDEX ix_hands_guild_id_at ON hands (guild_id, at);

CREATE INDEX ix_hands_par_tried ON hands (table_id) WHERE par_tried = 0;

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

CREATE INDEX ix_log_user_id ON log (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE player_games (
    table_id INTEGER NOT NULL,
    user_id BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    side INTEGER NOT NULL,
    guild_id BIGINT NOT NULL,
    family VARCHAR(16) NOT NULL,
    won BOOLEAN NOT NULL,
    "left" BOOLEAN NOT NULL,
    at BIGINT NOT NULL,
    no BIGINT NOT NULL,
    CONSTRAINT pk_player_games PRIMARY KEY (table_id, user_id),
    CONSTRAINT fk_player_games_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX ix_player_games_user_id_guild_id_no ON player_games (user_id, guild_id, no);

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

CREATE INDEX ix_player_hands_user_id_guild_id_at ON player_hands (user_id, guild_id, at);

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

CREATE INDEX ix_puzzle_answers_guild_id_day ON puzzle_answers (guild_id, day);

CREATE INDEX ix_puzzle_answers_user_id ON puzzle_answers (user_id);

CREATE TABLE reports (
    table_id INTEGER NOT NULL,
    hand INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    message_id BIGINT NOT NULL,
    ruled BOOLEAN NOT NULL,
    CONSTRAINT pk_reports PRIMARY KEY (table_id, hand, seat),
    CONSTRAINT fk_reports_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE seats (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user_id BIGINT,
    name VARCHAR(64) NOT NULL,
    away_at BIGINT,
    missed INTEGER NOT NULL,
    asks_pause BOOLEAN NOT NULL,
    level VARCHAR(16),
    agreed BOOLEAN DEFAULT 1 NOT NULL,
    CONSTRAINT pk_seats PRIMARY KEY (table_id, seat),
    CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX ix_seats_user_id ON seats (user_id);

CREATE TABLE sittings (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    since INTEGER NOT NULL,
    user_id BIGINT,
    name VARCHAR(64) NOT NULL,
    CONSTRAINT pk_sittings PRIMARY KEY (table_id, seat, since),
    CONSTRAINT fk_sittings_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX ix_sittings_user_id ON sittings (user_id);
