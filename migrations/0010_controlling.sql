-- A controlling event is one thing that a visitor did who agreed to being counted: came, got an offer, sold.
-- Its address has neither query nor token.
create table controlling_events (
  id bigint primary key generated always as identity,
  received_at timestamptz not null,
  country text not null,
  shop_mode text not null,
  -- The sales channel of the shop.
  landing_page text not null,
  application_id text not null,
  -- Nobody's name: a random number that the visitor's browser keeps; none if it could not be had.
  client_id text,
  event_name text not null,
  url text not null,
  -- What belongs to this kind of event.
  data jsonb not null
);

create index controlling_events_by_time on controlling_events (received_at desc);
