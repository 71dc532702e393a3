-- A claim is a lease: once it has run out, somebody else may have the item. Nothing is lost of what was noted about it.
alter table trade_items add column claimed_until timestamptz;
update trade_items set claimed_until = now() + interval '30 minutes' where inspector is not null;

-- Since when an item waits for its inspection; claiming it does not start the clock anew.
alter table trade_items add column waits_since timestamptz not null default now();
update trade_items i
set waits_since = coalesce(
  (select max(e.at) from trade_events e
    where e.item_id = i.id and e.event in ('receive', 'found', 'dispute', 'unlocked', 'cleared')),
  i.status_since)
where i.status in ('RECEIVED', 'IN_INSPECTION');
create index trade_items_to_inspect on trade_items (waits_since, id) where status in ('RECEIVED', 'IN_INSPECTION');

-- Everybody has notes of his own about an item, also whoever lost it to somebody else.
alter table inspection_drafts drop constraint inspection_drafts_pkey, add primary key (item_id, inspector);

-- There is no number on it, and a photo shows so.
alter table inspections add column without_number boolean not null default false;

-- What the file was when it was kept, SHA-256 in hexadecimal. Older photos were kept without.
alter table item_photos add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$');

-- Only sellers can answer it: whose it is, and what they will do before it is sent. Nobody finds that out on a bench.
alter table questions add column seller_only boolean not null default false;
update questions set seller_only = true where code in ('OWNERSHIP', 'LOCK');

-- By the time somebody looks at it, what was promised is done.
update answers set effect = effect || '{"found": "OK"}'
from questions
where questions.id = question_id and questions.code = 'BAN' and answers.code = 'WILL_REMOVE';
