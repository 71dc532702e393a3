-- A device list is a file of devices that a company uploaded to learn what they are worth. It belongs to whoever has its
-- link, and is forgotten after a while.
create table device_lists (
  id uuid primary key,
  country text not null,
  -- What the file was called, cleaned; nothing if the list was typed in.
  name text,
  created_at timestamptz not null,
  -- Its headings, none if it has none, and which of its columns means what.
  header text[] not null,
  columns jsonb not null,
  -- How many rows it has, and how many of them were looked at already, from the first one on.
  total integer not null,
  judged integer not null default 0,
  -- When all of them were, and what it then came to: pieces, tier and sums.
  judged_at timestamptz,
  sums jsonb,
  -- The grade that rows count as which name none.
  assumed_grade text not null default 'B'
);

create index device_lists_unjudged on device_lists (created_at) where judged_at is null;
create index device_lists_by_time on device_lists (created_at);

-- A row of a list: what its file said, and what we make of it.
create table device_list_rows (
  list_id uuid not null references device_lists on delete cascade,
  -- Counted from one, without what is empty.
  position integer not null,
  -- Under which number people find it in their own file.
  line integer not null,
  -- A text for each column.
  cells jsonb not null,
  -- Nothing until it was looked at.
  result jsonb,
  -- Why we cannot name a price; nothing if we can.
  problem text,
  primary key (list_id, position)
);

create index device_list_rows_with_problem on device_list_rows (list_id, position) where problem is not null;
