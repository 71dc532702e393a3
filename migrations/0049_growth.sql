-- What took longer with every year. A report or a count that finds all it asks for in an index leaves the tables alone.
-- New ones are built beside the old ones, so that the shop goes on reading meanwhile; they change places at the end.

create index trades_by_day_now on trades (created_at, number) include (id, country, landing_page);
create index trades_by_country_and_status on trades (country, status, created_at, number);
create index offers_by_day_now on offers (created_at) include (country, landing_page);

-- Which trades have come how far, when a device came, and whether its money came back.
create index trade_events_by_target_now on trade_events (to_status, at) include (trade_id, item_id);
create index trade_events_by_item_now on trade_events (item_id, at) include (to_status, from_status);

-- What a batch adds up to.
create index payouts_by_batch_now on payouts (batch_id) include (status, cents);

create index letters_by_kind_and_locale on letters (kind, locale, created_at, id);

-- What an index works out is read from it alone only if it has the column, too.
create index audit_entries_by_username_now on audit_entries (lower(username) text_pattern_ops, at) include (username);
create index audit_entries_by_action_now on audit_entries (lower(action) text_pattern_ops, at) include (action);

create index cases_by_word on cases using gin (to_tsvector('simple', sender || ' ' || email || ' ' || description || ' '
  || tracking_number || ' ' || imei || ' ' || serial_number || ' ' || place));

create index settlements_by_time on settlements (uploaded_at);
create index stocktakes_by_time on stocktakes (finished_at);

drop index trades_by_day, offers_by_day, trade_events_by_target, trade_events_by_item, payouts_by_batch,
  audit_entries_by_username, audit_entries_by_action;
alter index trades_by_day_now rename to trades_by_day;
alter index offers_by_day_now rename to offers_by_day;
alter index trade_events_by_target_now rename to trade_events_by_target;
alter index trade_events_by_item_now rename to trade_events_by_item;
alter index payouts_by_batch_now rename to payouts_by_batch;
alter index audit_entries_by_username_now rename to audit_entries_by_username;
alter index audit_entries_by_action_now rename to audit_entries_by_action;
