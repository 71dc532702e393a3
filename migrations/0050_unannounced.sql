-- Nobody announced it: what its offer says is what we found, not what its seller said.
alter table trade_items add column is_unannounced boolean not null default false;
update trade_items set is_unannounced = true
where id in (select item_id from trade_events where event = 'unannounced' and item_id is not null);

-- What colleagues wrote about cases is forgotten by its own age: a note may come long after a case was closed.
create index case_entries_with_words on case_entries (at) where text <> '';
