-- The latest letter of a kind about a trade and the devices that it tells of. Until somebody carries it, what happens to
-- further devices of the trade joins it: three devices of one parcel make one letter, not three.
create table gathered_letters (
  trade_id uuid not null references trades,
  kind text not null,
  letter_id uuid not null references letters on delete cascade,
  item_ids uuid[] not null,
  -- What it says besides the devices. Only what says the same can join.
  facts text not null,
  primary key (trade_id, kind)
);

create index gathered_letters_by_letter on gathered_letters (letter_id);
