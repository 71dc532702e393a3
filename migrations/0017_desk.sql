-- Figures are asked by day.
create index inspections_by_time on inspections (at);
create index clarifications_by_time on clarifications (opened_at);
create index trade_events_by_target on trade_events (to_status, at);
create index letters_by_time on letters (created_at desc);

-- Customers are found by name, however it is written.
create index people_by_name on people (lower(last_name) text_pattern_ops);
create index trades_by_mailbox on trades (lower(email) text_pattern_ops);

-- Only added to, with one exception: what the law wants forgotten. Whoever erases a person says so in his transaction, and
-- can then blank what was written, but never remove that something was.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('umlauf.erasing', true) = 'on' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;

-- What was found on a device is forgotten a year after its trade, like the account to be paid.
alter table trades add column devices_masked boolean not null default false;
