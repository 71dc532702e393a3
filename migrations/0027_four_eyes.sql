-- Four eyes are asked for by the code. What the code forgets, or somebody writes past it, is refused here.

alter table payout_batches
  -- Nobody but its releaser has looked at it: he prepared it, or nobody but the clock did.
  add column released_alone boolean not null
    generated always as (released_by is not null and (prepared_by is null or prepared_by = released_by)) stored,
  add constraint released_by_somebody check (status <> 'released' or (released_by is not null and released_at is not null));

create index payout_batches_released_alone on payout_batches (released_by, released_at) where released_alone;

-- One colleague releases at most 5,000.00 € alone within a day, however many batches and processes he does it with.
create function hold_four_eyes(batch uuid) returns void language plpgsql as $$
declare
  releaser uuid;
  moment timestamptz;
  alone bigint;
begin
  select released_by, released_at into releaser, moment from payout_batches
  where id = batch and status = 'released' and released_alone;
  if not found then return; end if;

  perform from staff where id = releaser for no key update;
  select sum(p.cents) into alone
  from payout_batches b join payouts p on p.batch_id = b.id and p.status <> 'withdrawn'
  where b.released_by = releaser and b.released_alone
    and b.released_at > moment - interval '24 hours' and b.released_at < moment + interval '24 hours';
  if alone > 500000 then
    raise exception 'One colleague alone released % cents within a day', alone
      using errcode = 'check_violation', constraint = 'payout_four_eyes';
  end if;
end $$;

create function hold_four_eyes_of_batch() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = 'released'
    and (new.status, new.prepared_by, new.released_by, new.released_at)
      is distinct from (old.status, old.prepared_by, old.released_by, old.released_at) then
    raise exception 'A batch stays released as it was' using errcode = 'check_violation', constraint = 'payout_four_eyes';
  end if;
  perform hold_four_eyes(new.id);
  return null;
end $$;

create trigger payout_batches_four_eyes
  after insert or update of status, prepared_by, released_by, released_at on payout_batches
  for each row execute function hold_four_eyes_of_batch();

create function hold_four_eyes_of_payout() returns trigger language plpgsql as $$
begin
  perform hold_four_eyes(new.batch_id);
  return null;
end $$;

create trigger payouts_four_eyes after insert on payouts for each row execute function hold_four_eyes_of_payout();
create trigger payouts_four_eyes_later after update on payouts for each row
  when (old.status = 'withdrawn' or new.batch_id <> old.batch_id or new.cents <> old.cents)
  execute function hold_four_eyes_of_payout();

-- Who typed what a seller has shown cannot be the one who compared it with the document.
alter table seller_identities
  add constraint identity_four_eyes check (confirmed_by is null or confirmed_by is distinct from written_by),
  add constraint confirmed_by_somebody check ((confirmed_at is null) = (confirmed_by is null));

-- The constraint on price proposals compares the decider with the author, so the author stays who he was.
create function keep_author() returns trigger language plpgsql as $$
begin
  raise exception 'The author of a price proposal stays' using errcode = 'check_violation', constraint = 'four_eyes';
end $$;

create trigger price_proposals_keep_author before update of author on price_proposals for each row
  when (new.author is distinct from old.author) execute function keep_author();

-- A device is missing from a parcel only if a second colleague has seen that. An erased history may forget who it was.
create function hold_witness() returns trigger language plpgsql as $$
begin
  perform from staff
  where username <> new.actor and new.evidence ? ('witness ' || username);
  if not found then
    raise exception 'Nobody else has seen it' using errcode = 'check_violation', constraint = 'witness_missing';
  end if;
  return new;
end $$;

create trigger trade_events_witness before insert on trade_events for each row
  when (new.event = 'notInParcel') execute function hold_witness();
