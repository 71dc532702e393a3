-- What was promised under a version that was taken back: the merchant honours it, or asks the seller.
create table offer_decisions (
  offer_id uuid primary key references offers on delete cascade,
  -- The version that was taken back.
  version integer not null references versions,
  -- The trade that was made of it; nothing, if nobody has sold by it.
  trade_id uuid references trades,
  -- honour · ask
  decision text not null check (decision in ('honour', 'ask')),
  promised_cents integer not null,
  -- What the version that counts again gives; nothing, if there is no price.
  right_cents integer,
  decided_by uuid not null references staff,
  decided_at timestamptz not null
);

create index offer_decisions_by_version on offer_decisions (version);
create index offer_decisions_by_trade on offer_decisions (trade_id) where trade_id is not null;
create index offer_decisions_by_colleague on offer_decisions (decided_by);

-- The offer that we would have made, while its seller has not said yes to it.
alter table trade_items add column correction uuid references offers;
create index trade_items_by_correction on trade_items (correction) where correction is not null;
