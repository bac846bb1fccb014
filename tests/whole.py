"""Whole behaviours: tests that `make test` runs whatever they take, chosen by hand, and what each of them shows.

Of presses and posts each has one entry; tests/cogs/conftest.py holds a test to it. Other tests press them, too.
"""

from collections.abc import Mapping
from typing import Final

EVERY_COMMAND: Final = (
    "tests/cogs/commands/test_every_command.py::test_every_command_and_context_menu_is_run_by_its_name"
)
EVERY_PRESET_PLAYED: Final = "tests/bot/test_simulate.py::test_every_preset_is_played_and_a_seed_repeats_it"
WHOLE: Final[Mapping[str, tuple[str, ...]]] = {
    # A game.
    "tests/cogs/play/test_whole_game.py::test_four_members_play_to_ten_points_and_again": (),
    "tests/cogs/play/test_whole_game.py::test_one_member_and_three_computers": (
        "post:table",
        "press:act",
        "press:hand",
    ),
    "tests/cogs/play/test_game_over.py::test_the_panel_celebrates_the_end_and_becomes_the_next_game": (
        "press:rematchhere",
    ),
    "tests/cogs/play/test_phases.py::test_a_claim_is_answered": (),
    "tests/cogs/play/test_phases.py::test_a_deal_is_stolen_and_objected_to": ("press:beside",),
    "tests/cogs/play/test_phases.py::test_a_finished_game_is_followed_by_a_rematch": ("press:rematch",),
    "tests/cogs/play/test_phases.py::test_a_hand_is_laid_down_after_a_question": (
        "press:besidesure",
        "press:handagain",
    ),
    "tests/cogs/play/test_phases.py::test_a_revoke_is_called_after_a_question": (),
    "tests/cogs/play/test_phases.py::test_the_next_hand_is_dealt_at_a_press": ("press:deal",),
    "tests/cogs/play/test_own_pace.py::test_a_pass_in_advance_from_the_panel": ("press:ahead",),
    "tests/cogs/play/test_own_pace.py::test_a_reaction_is_shown_to_all_and_given_once": ("press:react",),
    "tests/cogs/play/test_hint.py::test_the_host_turns_them_off_and_on": ("press:hint", "press:hints", "press:more"),
    "tests/cogs/play/test_restart.py::test_computers_go_on": (),
    "tests/cogs/play/test_restart.py::test_a_panel_of_before_plays_on[playing]": (),
    "tests/cogs/live/test_pings.py::test_a_call_comes_at_half_a_short_clock": ("post:call",),
    "tests/cogs/live/test_even_pace.py::test_it_is_set_by_command_and_from_the_menu_of_the_table": ("press:pace",),
    "tests/cogs/live/test_hand_again.py::test_a_new_hand_panel_takes_the_place_of_the_old_one": ("press:start",),
    "tests/cogs/interactions/test_presses.py::test_last_trick_and_rules": (
        "press:last",
        "press:lasthere",
        "press:rules",
    ),
    # A table.
    "tests/cogs/table/test_euchre.py::test_one_command_to_cards": (),
    "tests/cogs/table/test_euchre.py::test_the_buttons_of_help_play_and_open": ("press:opentable", "press:playnow"),
    "tests/cogs/table/test_euchre.py::test_members_take_computers_seats": ("press:sithere",),
    "tests/cogs/table/test_lobby.py::test_seats_by_button": ("press:computer", "press:leave", "press:sit"),
    "tests/cogs/table/test_lobby.py::test_computers_by_command_and_from_the_menu": ("press:nocomputer",),
    "tests/cogs/table/test_lobby.py::test_the_host_leaves_and_the_last_one_closes": ("press:leavesure", "press:no"),
    "tests/cogs/table/test_lobby.py::test_leaving_a_game_asks_first": (),
    "tests/cogs/table/test_lobby.py::test_closing_asks_first[button]": ("press:close", "press:closesure"),
    "tests/cogs/table/test_lobby.py::test_rematch_by_button[newpartners]": ("press:newpartners",),
    "tests/cogs/table/test_lobby.py::test_a_member_is_sent_away": ("press:kick",),
    "tests/cogs/table/test_lobby.py::test_a_computer_plays_for_an_absent_member_until_he_is_back": (
        "press:back",
        "press:substitute",
    ),
    "tests/cogs/table/test_lobby.py::test_the_level_of_computers": ("press:level",),
    "tests/cogs/table/test_sizes.py::test_where_everyone_plays_alone_one_joins_and_the_rest_are_computers[7]": (
        "press:fill",
        "press:join",
    ),
    "tests/cogs/table/test_pause.py::test_a_member_against_computers_pauses_and_goes_on": ("press:pause",),
    "tests/cogs/table/test_clock_expiry.py::test_once_then_twice_then_back": (),
    "tests/cogs/table/test_rating_stakes.py::test_the_host_plays_unrated_by_a_button_and_nobody_else_may": (
        "press:casual",
    ),
    "tests/cogs/table/test_house_rules.py::test_back_to_the_preset_and_other_presets": (
        "press:house",
        "press:housegroup",
        "press:houseoption",
        "press:housepage",
        "press:housepreset",
        "press:housereset",
    ),
    "tests/cogs/table/test_house_rules.py::test_saving_for_the_server_and_beginning_from_what_is_saved": (
        "press:housenamed",
        "press:housesave",
    ),
    "tests/cogs/table/test_house_rules.py::test_a_clash_is_explained_and_can_be_mended": ("press:housefix",),
    "tests/cogs/table/test_house_rules.py::test_a_number_is_typed": ("press:housenumber", "press:housetyped"),
    "tests/cogs/table/test_house_rules.py::test_done_puts_the_panel_away": ("press:housedone",),
    "tests/cogs/table/test_table_clock.py::test_from_the_menu_of_the_table": ("press:clock",),
    "tests/cogs/table/test_talk.py::test_table_talk_is_reported_and_ruled_on[Play on]": (
        "post:talk",
        "press:report",
        "press:ruling",
    ),
    "tests/cogs/table/test_talk.py::test_r1_in_a_rated_game_the_other_side_accepts_what_the_host_proposes": (
        "press:accept",
    ),
    "tests/cogs/interactions/test_refused_forms.py::test_a_draft_with_three_faults_and_then_none": ("press:formagain",),
    # What has been played.
    "tests/cogs/commands/test_history.py::test_pages_of_a_member_and_a_game_opened_from_them": (
        "press:history",
        "press:historypick",
    ),
    "tests/cogs/commands/test_history.py::test_from_hand_to_hand": ("press:replayhand", "press:replaystep"),
    "tests/cogs/commands/test_history.py::test_as_one_seat_saw_it": ("press:replayseat",),
    "tests/cogs/commands/test_history.py::test_a_hand_is_shared_whole": ("press:replaysharehand",),
    "tests/cogs/commands/test_history.py::test_a_position_is_shared_as_it_was_seen": (
        "press:replay",
        "press:replayshare",
    ),
    "tests/cogs/commands/test_history.py::test_deals_of_a_long_game_are_checked_page_by_page": ("press:verifypage",),
    "tests/cogs/commands/test_review.py::test_the_whole_game_and_each_hand": (
        "press:reviewgame",
        "press:reviewhand",
        "press:reviewpick",
    ),
    "tests/cogs/commands/test_review.py::test_cancel": ("press:reviewstop",),
    "tests/cogs/commands/test_review.py::test_share": ("press:review", "press:reviewshare"),
    "tests/cogs/commands/test_leaderboard.py::test_pages_by_buttons": ("press:board",),
    "tests/cogs/commands/test_leaderboard.py::test_find_me": ("press:boardme",),
    "tests/cogs/commands/test_leaderboard.py::test_share": ("press:boardshare",),
    "tests/cogs/commands/test_leaderboard.py::test_every_board_by_option_and_by_menu[euchres_made-everywhere]": (
        "press:boardcolumn",
    ),
    "tests/cogs/commands/test_statistics.py::test_pages_and_games_by_buttons_and_by_option": (
        "press:stats",
        "press:statsrules",
    ),
    "tests/cogs/commands/test_statistics.py::test_the_profile_is_private_until_it_is_shared": (
        "press:profile",
        "press:statsshare",
    ),
    "tests/cogs/commands/test_statistics.py::test_pages_of_partners": ("press:statspartners",),
    "tests/cogs/commands/test_verify.py::test_every_deal_of_a_finished_game_is_checked": ("press:verify",),
    "tests/cogs/commands/test_repair.py::test_a_game_is_void_after_a_question": ("press:repairsure",),
    "tests/cogs/commands/test_repair.py::test_a_corrected_score_is_shown_and_posted_with_the_admins_name": (
        "post:correction",
    ),
    "tests/cogs/commands/test_repair.py::test_the_list_has_pages": ("press:audit",),
    "tests/cogs/commands/test_season.py::test_a_season_from_beginning_to_end": ("press:seasonend",),
    "tests/cogs/commands/test_privacy.py::test_the_red_button_deletes_everything_in_the_middle_of_games": (
        "press:privacydelete",
    ),
    # Help, settings, the puzzle.
    "tests/cogs/commands/test_help.py::test_all_pages_are_reached_by_buttons_alone": ("press:help",),
    "tests/cogs/commands/test_help.py::test_a_newcomer_is_offered_the_guided_hand_and_the_how_to": (
        "press:guideopen",
        "press:howtoplay",
    ),
    "tests/cogs/commands/test_help.py::test_the_guided_hand_goes_on_after_a_restart": ("press:guide",),
    "tests/cogs/commands/test_glossary.py::test_see_also_opens_the_other_entry_in_its_place": ("press:glossary",),
    "tests/cogs/commands/test_settings.py::test_the_server_by_menus": (
        "press:serverlanguage",
        "press:serverlevel",
        "press:serverpick",
        "press:serverpreset",
        "press:serversetting",
        "press:serverzone",
    ),
    "tests/cogs/commands/test_settings.py::test_the_order_of_the_hand": ("press:prefersort",),
    "tests/cogs/commands/test_settings.py::test_when_an_only_card_is_played": ("press:preferonlycard",),
    "tests/cogs/commands/test_settings.py::test_private_panels_have_the_members_language": ("press:preferlanguage",),
    "tests/cogs/commands/test_check.py::test_it_names_what_is_missing_and_looks_again": ("press:servercheck",),
    "tests/cogs/commands/test_settings.py::test_the_server_by_one_form": ("press:serverisset", "press:serversetup"),
    "tests/cogs/commands/test_settings.py::test_a_switch_turns_and_turns_back": ("press:prefer",),
    "tests/cogs/commands/test_rules.py::test_only_managers_save_and_delete_rules": ("press:rulesetdelete",),
    "tests/cogs/commands/test_puzzle.py::test_sharing_posts_the_result_without_the_solution": (
        "post:puzzle",
        "press:puzzleanswer",
        "press:puzzleshare",
    ),
    "tests/cogs/commands/test_puzzle.py::test_the_boards_by_button_and_back": ("press:puzzle", "press:puzzleboard"),
    # A contest, from its draft to its podium.
    "tests/cogs/league/test_from_start_to_podium.py::test_a_hustle_of_four": (
        "post:board",
        "post:checkin",
        "post:redrawn",
        "post:round",
        "post:standings",
        "press:contest",
        "press:contestcheckin",
        "press:contestchoose",
        "press:contestdiscard",
        "press:contestfield",
        "press:contestform",
        "press:contestjoin",
        "press:contestleave",
        "press:contestleavesure",
        "press:contestmatch",
        "press:contestoffer",
        "press:contestpublish",
        "press:contesttemplate",
        "press:contesttyped",
    ),
    "tests/cogs/league/test_from_start_to_podium.py::test_a_cup_of_four_pairs": (
        "post:announcement",
        "post:dispute",
        "post:final",
        "post:finaltable",
        "post:ruling",
        "post:whistle",
        "press:contestagain",
        "press:contestmanage",
        "press:contesttask",
    ),
    "tests/cogs/league/test_from_start_to_podium.py::test_more_of_them_than_one_menu_takes": ("press:contesttargets",),
    "tests/cogs/league/test_from_start_to_podium.py::test_a_start_that_the_bot_missed[postponed]": ("post:postponed",),
    "tests/cogs/league/test_from_start_to_podium.py::test_a_start_that_the_bot_missed[held]": ("post:held",),
    "tests/cogs/league/test_from_start_to_podium.py::test_more_tables_than_a_channel_without_threads_takes": (
        "post:norooms",
    ),
    "tests/cogs/league/test_drafts.py::test_a_draft_is_changed_and_published": (),
    "tests/cogs/league/test_signing_up.py::test_members_sign_up_wait_for_a_place_and_leave": ("post:promoted",),
    "tests/cogs/league/test_signing_up.py::test_conditions_and_check_in": ("post:cancelled",),
    "tests/cogs/league/test_signing_up.py::test_a_partner_accepts_or_declines_and_nobody_else_can": (
        "post:invitation",
        "press:contestaccept",
        "press:contestdecline",
        "press:contestinvite",
        "press:contestpartner",
    ),
    "tests/cogs/league/test_seeding.py::test_a_seed_is_typed_shown_and_logged": (
        "press:contestreason",
        "press:contestseed",
        "press:contestsure",
        "press:contesttarget",
    ),
    "tests/cogs/league/test_playing.py::test_members_see_their_match_and_find_a_time_for_it": (
        "post:room",
        "press:contestdispute",
        "press:contestdisputed",
        "press:contestfix",
        "press:contestslots",
    ),
    "tests/cogs/league/test_manage_first.py::test_it_begins_with_what_is_open_and_a_published_contest_is_renamed": (
        "post:renamed",
        "press:contestrename",
    ),
    "tests/cogs/league/test_own_hand.py::test_one_press_from_the_call_and_from_me_to_the_own_cards": (
        "press:contesthand",
    ),
    "tests/cogs/league/test_told_of_changes.py::test_a_pair_is_added_checks_in_and_one_of_them_leaves": (
        "post:added",
        "post:partnerleft",
    ),
    "tests/cogs/league/test_told_of_changes.py::test_the_organizer_of_a_stored_league_takes_divisions_by_ratings": (
        "post:promotion",
        "press:contestratings",
    ),
    "tests/cogs/league/test_gone.py::test_a_contest_moves_from_a_channel_that_is_gone": (
        "post:channelgone",
        "post:moved",
        "press:contestmove",
    ),
    "tests/cogs/league/test_gone.py::test_a_role_that_is_gone_is_asked_for_once_and_one_press_lets_everybody_in": (
        "post:callgone",
        "post:rolegone",
        "press:contestotherrole",
        "press:contestrole",
    ),
    "tests/cogs/league/test_partners.py::test_whoever_is_left_over_hears_it_and_can_substitute": ("post:nopartner",),
    "tests/cogs/league/test_gone.py::test_the_organizer_role_that_is_gone_is_asked_for_in_one_contest": (
        "post:organisersgone",
    ),
    "tests/cogs/league/test_playing.py::test_organisers_rule_with_a_reason_after_the_effect_is_shown": (
        "post:entry",
        "press:contestinto",
        "press:contestpage",
        "press:contestpeople",
        "press:contestpoints",
    ),
    "tests/cogs/league/test_reminders.py::test_a_reminder_calls_who_keeps_a_match_waiting_and_goes_with_the_window": (
        "post:reminder",
    ),
    "tests/cogs/league/test_reminders.py::test_members_are_called_to_the_time_that_they_agreed_on": ("post:meeting",),
    "tests/cogs/league/test_server_events.py::test_an_event_follows_its_contest": ("post:event",),
    "tests/cogs/league/test_server_events.py::test_without_the_permission_the_organizer_is_told_once_and_all_goes_on": (
        "post:noevent",
    ),
    "tests/cogs/league/test_commentary.py::test_w1_players_see_no_hands_and_a_stranger_is_asked_first": (
        "press:commentary",
        "press:commentarystep",
        "press:commentarysure",
    ),
    "tests/bot/contests/test_director.py::test_a_hustle_of_six_runs_by_itself[sqlite]": (),
    "tests/bot/contests/test_director.py::test_a_cup_of_pairs_has_a_winner[sqlite-True]": (),
    "tests/bot/contests/test_director.py::test_a_swiss_of_pairs_and_its_knockout[sqlite]": (),
    "tests/bot/contests/test_director.py::test_a_league_makes_its_next_season[sqlite]": (),
    "tests/bot/contests/test_director.py::test_repairs_in_the_middle_change_standings_as_a_rebuild_says[sqlite]": (),
    "tests/bot/contests/test_director.py::test_l9_what_a_killed_director_has_begun_another_one_ends[sqlite]": (),
    # Kills, faults, the other database, the demo page.
    "tests/processes/test_kills.py::test_a_kill_between_posting_and_storing_leaves_one_message": (),
    "tests/bot/store/test_store_sqlite.py::test_kill_9_in_the_middle_of_writes_loses_nothing_acknowledged": (),
    "tests/bot/test_workers.py::test_a_killed_process_is_replaced": (),
    "tests/bot/stats/test_stats.py::test_standings_are_what_was_seen_and_the_logs_give_them_again[sqlite]": (),
    "tests/bot/store/test_store.py::test_units_are_serialisable[postgresql]": (),
    "tests/bot/store/test_store_migrations.py::test_the_migrations_make_the_schema[postgresql]": (),
    "tests/bot/tables/test_game.py::test_hands_and_the_game_are_recorded_once[postgresql]": (),
    "tests/demo/test_bower.py::test_one_game_by_clicking": (),
}
