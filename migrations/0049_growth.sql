-- What took longer with every year. A report or a count that finds all it asks for in an index leaves the tables alone.

drop index trades_by_day;
create index trades_by_day on trades (created_at, number) include (id, country, landing_page);
create index trades_by_country_and_status on trades (country, status, created_at, number);
drop index offers_by_day;
create index offers_by_day on offers (created_at) include (country, landing_page);

-- Which trades have come how far, when a device came, and whether its money came back.
drop index trade_events_by_target;
create index trade_events_by_target on trade_events (to_status, at) include (trade_id, item_id);
drop index trade_events_by_item;
create index trade_events_by_item on trade_events (item_id, at) include (to_status, from_status);

-- What a batch adds up to.
drop index payouts_by_batch;
create index payouts_by_batch on payouts (batch_id) include (status, cents);

create index letters_by_kind_and_locale on letters (kind, locale, created_at, id);

-- What an index works out is read from it alone only if it has the column, too.
drop index audit_entries_by_username;
create index audit_entries_by_username on audit_entries (lower(username) text_pattern_ops, at) include (username);
drop index audit_entries_by_action;
create index audit_entries_by_action on audit_entries (lower(action) text_pattern_ops, at) include (action);

create index cases_by_word on cases using gin (to_tsvector('simple', sender || ' ' || email || ' ' || description || ' '
  || tracking_number || ' ' || imei || ' ' || serial_number || ' ' || place));

create index settlements_by_time on settlements (uploaded_at);
create index stocktakes_by_time on stocktakes (finished_at);
