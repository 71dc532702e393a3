-- What lists are filtered and sorted by is stored where they are read, so that a page costs the same however long the list is.
-- Triggers keep it: whoever writes an item, a scan, a redemption or a payout, by whichever way, cannot forget it.

-- The status of a trade follows from the states of its items; the first line that is true wins. The same rule in TypeScript is
-- domain/trades/lifecycle/trade-status.ts, and a test compares the two.
create function trade_status(states text[]) returns text language sql immutable parallel safe as $$
  select case
    when states <@ array['CANCELLED'] then 'CANCELLED'
    when states <@ array['EXPIRED'] then 'EXPIRED'
    when states && array['CLARIFICATION', 'LOCKED', 'PAYOUT_FAILED'] then 'ACTION_NEEDED'
    when states && array['SUSPENDED', 'MISSING'] then 'ON_HOLD'
    when states && array['RECEIVED', 'IN_INSPECTION'] then 'IN_INSPECTION'
    when states && array['IN_TRANSIT'] then 'IN_TRANSIT'
    when states && array['EXPECTED'] then 'WAITING_FOR_PARCEL'
    when states && array['ACCEPTED', 'PAYOUT_PENDING'] then 'PAYOUT'
    when states && array['RETURN_PENDING'] then 'RETURNING'
    when states <@ array['PAID', 'RECYCLED'] then 'COMPLETED'
    when states && array['PAID', 'RECYCLED'] then 'PARTLY_COMPLETED'
    when states && array['RETURNED'] then 'RETURNED'
    else 'CANCELLED'
  end
$$;

-- How a seller is called in lists: the company, or else the person.
create function seller_name(seller jsonb) returns text language sql immutable parallel safe as $$
  select coalesce(seller ->> 'company',
    btrim(coalesce(seller ->> 'firstName', '') || ' ' || coalesce(seller ->> 'lastName', '')))
$$;

alter table trades
  add column status text not null default 'WAITING_FOR_PARCEL',
  -- Since when the item that waits longest is in its state.
  add column waits_since timestamptz not null default now();

create function keep_trade_status() returns trigger language plpgsql as $$
begin
  update trades t set status = s.status, waits_since = s.since
  from (
    select i.trade_id, trade_status(array_agg(i.status)) as status, min(i.status_since) as since
    from trade_items i where i.trade_id in (select trade_id from changed) group by i.trade_id
  ) s
  where t.id = s.trade_id and (t.status, t.waits_since) is distinct from (s.status, s.since);
  return null;
end $$;

create trigger trade_items_tell_new after insert on trade_items
  referencing new table as changed for each statement execute function keep_trade_status();
create trigger trade_items_tell after update on trade_items
  referencing new table as changed for each statement execute function keep_trade_status();

-- Whether the carrier says that the parcel with the item is here. Expired items of all years are too many to ask for it one by one.
alter table trade_items add column was_delivered boolean not null default false;

create function keep_delivered() returns trigger language plpgsql as $$
begin
  update trade_items i set was_delivered = true
  from parcels p where p.id = new.parcel_id and p.direction = 'in' and i.trade_id = p.trade_id and not i.was_delivered;
  return null;
end $$;

create trigger parcel_scans_tell after insert on parcel_scans
  for each row when (new.kind = 'delivered') execute function keep_delivered();

alter table customers add column trades integer not null default 0;

create function keep_trades_of_customer() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then update customers set trades = trades - 1 where id = old.customer_id; end if;
  if tg_op <> 'DELETE' then update customers set trades = trades + 1 where id = new.customer_id; end if;
  return null;
end $$;

create trigger trades_tell after insert or delete or update of customer_id on trades
  for each row execute function keep_trades_of_customer();

-- How often a voucher was used, and what has been paid of it.
alter table vouchers
  add column used integer not null default 0,
  add column paid_cents bigint not null default 0;

create function keep_uses() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then update vouchers set used = used - 1 where code = old.voucher; end if;
  if tg_op <> 'DELETE' then update vouchers set used = used + 1 where code = new.voucher; end if;
  return null;
end $$;

create trigger voucher_redemptions_tell after insert or delete or update of voucher on voucher_redemptions
  for each row execute function keep_uses();

create function keep_paid_vouchers() returns trigger language plpgsql as $$
declare change integer := 0;
begin
  if tg_op <> 'INSERT' and old.status = 'paid' then change := change - old.voucher_cents; end if;
  if tg_op <> 'DELETE' and new.status = 'paid' then change := change + new.voucher_cents; end if;
  if change <> 0 then
    update vouchers set paid_cents = paid_cents + change
    where code = (select voucher from voucher_redemptions where trade_id = coalesce(new.trade_id, old.trade_id));
  end if;
  return null;
end $$;

create trigger payouts_tell after insert or delete or update of status, voucher_cents on payouts
  for each row execute function keep_paid_vouchers();

-- How far the register of purchases was checked, link by link, and where it is broken.
create table register_checks (
  is_only boolean primary key default true check (is_only),
  number integer not null,
  hash text not null,
  broken_at integer,
  checked_at timestamptz not null
);
