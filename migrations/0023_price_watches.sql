-- A price watch is one mailbox that wants to hear when the price of one device changes in one country.
create table price_watches (
  id uuid primary key,
  country text not null,
  locale text not null,
  -- In small letters.
  email text not null,
  device_id integer not null references devices on delete cascade,
  -- The top price that the next one is compared with: of the day it began, then of the last letter.
  reference_cents integer not null,
  -- waiting: has not confirmed yet · active · ended
  status text not null,
  -- The sentence that was read before somebody asked for it.
  wording text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- The day of the last letter about a new price.
  written_on date,
  -- The last day on which the price was compared: whoever comes second on a day finds nothing to do.
  checked_on date
);

create index price_watches_by_email on price_watches (email);
create unique index price_watches_once on price_watches (country, email, device_id) where status = 'active';
create index price_watches_to_check on price_watches (checked_on nulls first, id) where status = 'active';
