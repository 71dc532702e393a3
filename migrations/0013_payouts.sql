alter table trades
  -- Whoever does not want to wait for the last device of a parcel is paid one by one.
  add column split_payout boolean not null default false,
  -- When the account to be paid was changed after the sale; for a while nothing is paid to it.
  add column payee_changed_at timestamptz,
  -- Why nothing may be paid, in the words of whoever said so.
  add column payout_hold text;

create sequence payout_numbers start 101;
create sequence payout_batch_numbers start 101;
create sequence receipt_numbers start 101;

-- A batch is one file for a bank or PayPal: payouts of one country that go the same way.
create table payout_batches (
  id uuid primary key,
  -- L-26-001016
  number text not null unique,
  country text not null,
  -- sepa · paypal · none
  method text not null,
  -- Whether the money arrives within seconds.
  instant boolean not null,
  -- proposed · released · withdrawn
  status text not null,
  prepared_at timestamptz not null,
  -- Who stands for what is in it; nobody, if only the clock has proposed it.
  prepared_by uuid references staff,
  released_at timestamptz,
  released_by uuid references staff,
  -- Where the file lies; it is sealed there.
  file text
);

create index payout_batches_by_status on payout_batches (status, prepared_at);

-- A payout is money to the payee of one trade, for one or more of its items.
create table payouts (
  id uuid primary key,
  -- P-26-001016; it goes to the bank and comes back in its statement.
  number text not null unique,
  trade_id uuid not null references trades,
  batch_id uuid not null references payout_batches,
  created_at timestamptz not null,
  item_cents integer not null check (item_cents >= 0),
  voucher_cents integer not null check (voucher_cents >= 0),
  cents integer not null generated always as (item_cents + voucher_cents) stored,
  -- What may be shown of the account: DE… 3000. The account itself stands with the trade, sealed.
  payee_hint text not null,
  -- proposed · released · paid · failed · returned · withdrawn
  status text not null,
  settled_at timestamptz,
  -- Why the bank refused it, such as AC04, and the bank's own name for it.
  return_code text not null default '',
  bank_reference text not null default ''
);

create index payouts_by_trade on payouts (trade_id);
create index payouts_by_batch on payouts (batch_id);
create index payouts_by_status on payouts (status, settled_at);

create table payout_items (
  payout_id uuid not null references payouts,
  item_id uuid not null references trade_items,
  cents integer not null check (cents >= 0),
  -- No longer, once the payout was refused or taken back.
  live boolean not null default true,
  primary key (payout_id, item_id)
);

-- Nothing is paid twice.
create unique index items_paid_once on payout_items (item_id) where live;

-- A settlement is a file in which a bank or PayPal says what became of payouts.
create table settlements (
  id uuid primary key,
  -- The same file is the same settlement.
  file_hash text not null unique,
  name text not null,
  -- bank · paypal
  kind text not null,
  -- Where it lies, sealed.
  file text not null,
  uploaded_at timestamptz not null,
  uploaded_by uuid not null references staff,
  applied_at timestamptz,
  applied_by uuid references staff
);

-- What somebody has shown of himself. The document is sealed: its kind, number, date and authority.
create table seller_identities (
  trade_id uuid primary key references trades,
  document text not null,
  written_at timestamptz not null,
  -- Nobody, if the seller wrote it himself.
  written_by uuid references staff,
  confirmed_at timestamptz,
  confirmed_by uuid references staff
);

-- A receipt says who sold us what for how much. It holds a copy of all it says, sealed, so that it outlives the data of
-- its seller: tax law wants it for ten years.
create table receipts (
  id uuid primary key,
  -- B-26-001016
  number text not null unique,
  payout_id uuid not null unique references payouts,
  trade_id uuid not null references trades,
  issued_at timestamptz not null,
  kept_until timestamptz not null,
  country text not null,
  -- receipt · credit-note
  kind text not null,
  tax text not null,
  cents integer not null,
  contents text not null
);

create index receipts_by_day on receipts (issued_at);
create index receipts_by_trade on receipts (trade_id);

create function keep_receipts() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.kept_until < now() then return old; end if;
  raise exception 'receipts is append-only';
end $$;

create trigger receipts_stay before update or delete on receipts for each row execute function keep_receipts();

-- The French register of second-hand goods. Each entry carries the hash of the one before it: none can be changed, left
-- out or put in between without breaking the chain.
create table register_entries (
  number integer primary key,
  at timestamptz not null,
  item_id uuid not null unique references trade_items,
  -- Sealed: what was bought from whom, and what he has shown of himself.
  entry text not null,
  previous_hash text not null,
  hash text not null
);

create trigger register_entries_stay before update or delete on register_entries for each row execute function refuse_change();
