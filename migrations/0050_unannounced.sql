-- Nobody announced it: what its offer says is what we found, not what its seller said. A trigger keeps it, so that what an older
-- version of the shop still adds is known, too.
alter table trade_items add column is_unannounced boolean not null default false;
update trade_items set is_unannounced = true
where id in (select item_id from trade_events where event = 'unannounced' and item_id is not null);

create function keep_unannounced() returns trigger language plpgsql as $$
begin
  update trade_items set is_unannounced = true where id = new.item_id;
  return null;
end $$;

create trigger trade_events_tell_unannounced after insert on trade_events
  for each row when (new.event = 'unannounced') execute function keep_unannounced();

-- What colleagues wrote about cases is forgotten by its own age: a note may come long after a case was closed.
create index case_entries_with_words on case_entries (at) where text <> '';
