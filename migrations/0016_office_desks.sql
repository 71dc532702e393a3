-- What a colleague wants others to know about a trade.
create table trade_notes (
  id uuid primary key,
  trade_id uuid not null references trades,
  at timestamptz not null,
  staff_id uuid not null references staff,
  username text not null,
  text text not null
);

create index trade_notes_by_trade on trade_notes (trade_id, at);
create trigger trade_notes_stay before update or delete on trade_notes for each row execute function refuse_change();

-- An inspection that is not finished: whoever has the item on the bench can close the browser and go on tomorrow.
create table inspection_drafts (
  item_id uuid primary key references trade_items,
  inspector uuid not null references staff,
  saved_at timestamptz not null,
  finding jsonb not null
);

-- What people type and scanners read.
create index trades_by_last_name on trades (lower(seller ->> 'lastName') text_pattern_ops);
create index trades_by_full_name on trades
  (lower((seller ->> 'firstName') || ' ' || (seller ->> 'lastName')) text_pattern_ops);
create index trades_by_company on trades (lower(seller ->> 'company') text_pattern_ops);
create index trade_items_by_serial_number on trade_items (upper(serial_number)) where serial_number is not null;
