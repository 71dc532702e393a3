-- What decides a price has versions: a draft becomes a proposal, somebody else approves it, and it counts from a moment on. Who
-- wrote it, why, and who approved it stays for ever. Price lists had such a life already; it becomes that of all.
alter table price_proposals rename to versions;
alter table price_proposal_rows rename to version_prices;
alter table version_prices rename column proposal to version;

drop trigger price_proposals_keep_author on versions;
drop function keep_author();
alter table versions drop constraint price_proposals_check, drop constraint four_eyes;

alter table versions
  -- prices · rules
  add column kind text not null default 'prices',
  -- Counted within its kind when it is approved. That of prices is the number of their list.
  add column number integer,
  -- What it says; the prices of a list stand in rows of their own.
  add column body jsonb,
  -- The version that its author began with.
  add column based_on integer references versions,
  -- The version that one person put out of force by it.
  add column takes_back integer references versions,
  -- In a draft: from when on it is to count; nothing means at once.
  add column live_from timestamptz,
  -- shop: shipped with the program · person · depreciation · return: what counted before, put back by one person alone
  alter column origin set default 'person';

update versions set number = price_list, live_from = valid_from::timestamp at time zone 'Europe/Berlin';

alter table versions
  drop column valid_from,
  add constraint versions_number unique (kind, number),
  add constraint four_eyes check (
    origin in ('shop', 'return') or status not in ('approved', 'rejected')
    or (decided_by is not null and decided_by is distinct from author)
  ),
  add constraint numbered check ((status = 'approved') = (number is not null) and (number is null or live_from is not null)),
  add constraint number_of_list check ((kind = 'prices' and number is not distinct from price_list) or (kind <> 'prices' and price_list is null)),
  add constraint says_something check ((kind = 'prices') = (body is null));

create index versions_by_moment on versions (kind, live_from desc, number desc) where status = 'approved';
create index versions_by_base on versions (based_on) where based_on is not null;
create index versions_by_taken_back on versions (takes_back) where takes_back is not null;
alter index price_proposals_by_day rename to versions_by_day;
alter index price_proposals_by_author rename to versions_by_author;
alter index price_proposals_by_judge rename to versions_by_decider;
alter index price_proposals_one_depreciation rename to versions_one_depreciation;
alter index price_proposal_rows_by_device rename to version_prices_by_device;
alter table versions rename constraint price_proposals_pkey to versions_pkey;
alter table version_prices rename constraint price_proposal_rows_pkey to version_prices_pkey;

-- Whoever approves a version approves what he has read: from the proposal on nobody changes it. What one person alone puts back is
-- word for word what two have approved before.
create function keep_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status = 'approved' and new.origin <> 'return' and new.author is not null
      or new.origin = 'return' and not exists (
        select from versions v
        where v.id = coalesce(new.based_on, new.takes_back) and v.kind = new.kind and v.status = 'approved'
          and v.body is not distinct from new.body) then
      raise exception 'A version is approved by somebody else' using errcode = 'check_violation', constraint = 'four_eyes';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    if old.status <> 'draft' then raise exception 'A version that was proposed stays'; end if;
    return old;
  end if;
  if (new.kind, new.origin, new.created_at) is distinct from (old.kind, old.origin, old.created_at)
    or new.author is distinct from old.author
    or (old.status <> 'draft' and (new.body, new.based_on) is distinct from (old.body, old.based_on))
    or (old.status in ('approved', 'rejected', 'withdrawn')
      and to_jsonb(new) - 'announced_at' is distinct from to_jsonb(old) - 'announced_at') then
    raise exception 'A version stays as it was proposed' using errcode = 'check_violation', constraint = 'four_eyes';
  end if;
  return new;
end $$;

create trigger versions_stay before insert or update or delete on versions for each row execute function keep_version();

create function keep_version_prices() returns trigger language plpgsql as $$
begin
  -- A device that is deleted takes its prices along.
  if exists (
    select from changed c join versions v on v.id = c.version join devices d on d.id = c.device_id
    where v.status <> 'draft' and v.origin <> 'return') then
    raise exception 'The prices of a version stay as they were proposed' using errcode = 'check_violation', constraint = 'four_eyes';
  end if;
  return null;
end $$;

create trigger version_prices_come after insert on version_prices referencing new table as changed
  for each statement execute function keep_version_prices();
create trigger version_prices_change after update on version_prices referencing new table as changed
  for each statement execute function keep_version_prices();
create trigger version_prices_go after delete on version_prices referencing old table as changed
  for each statement execute function keep_version_prices();

-- A list counts from a moment on, which need not be midnight.
alter table price_lists add column live_from timestamptz;
alter table price_lists disable trigger price_lists_stay;
update price_lists set live_from = valid_from::timestamp at time zone 'Europe/Berlin';
alter table price_lists enable trigger price_lists_stay;

create function begin_of_list() returns trigger language plpgsql as $$
begin
  new.live_from := coalesce(new.live_from, new.valid_from::timestamp at time zone 'Europe/Berlin');
  return new;
end $$;

create trigger price_lists_begin before insert on price_lists for each row execute function begin_of_list();
create index price_lists_by_moment on price_lists (live_from desc, version desc);

-- Cents and basis points. The first rules: what the shop has calculated with so far.
insert into versions (kind, number, status, origin, created_at, live_from, announced_at, body) values
  ('rules', 1, 'approved', 'shop', now(), '2000-01-01T00:00:00Z', now(), $rules${
    "prices": {
      "grades": { "A": 10000, "B": 9200, "C": 8000, "D": 6200, "E": 4500 },
      "maxDeduction": 8500,
      "labourRisk": 1500,
      "step": 50,
      "lowestOffer": 500,
      "offerDays": 14,
      "countries": { "at": 9800, "es": 9300, "fr": 9700, "it": 9400 }
    },
    "business": {
      "vat": 1900,
      "tiers": [
        { "pieces": 10, "bonus": 100 },
        { "pieces": 25, "bonus": 200 },
        { "pieces": 50, "bonus": 300 }
      ],
      "maxPieces": 99,
      "manualFrom": 100,
      "cap": 500000,
      "quoteDays": 14
    },
    "limits": { "pieces": 5, "days": 30, "identityAbove": 300000 },
    "loss": {
      "monthly": {
        "iphone": 133, "smartphone": 318, "ipad": 150, "tablet": 150, "notebook": 180,
        "camera": 90, "lens": 45, "console": 120, "smartwatch": 250, "headphones": 250
      },
      "freshDays": 7,
      "maxDays": 92,
      "successor": 500,
      "oldAge": { "months": 48, "speed": 12500 }
    },
    "margin": { "repaired": 1500, "usualRepair": 4000, "handling": 1500 },
    "guardRails": { "bigChange": 3000 }
  }$rules$);

-- An offer keeps the rules that it was made with, so that a second look uses the same.
do $$
declare
  first integer := (select id from versions where kind = 'rules' and number = 1);
begin
  execute format('alter table offers add column rules integer not null default %s references versions', first);
  execute format('alter table business_quote_lines add column rules integer not null default %s references versions', first);
end $$;

create index offers_by_rules on offers (rules, created_at);
create index business_quote_lines_by_rules on business_quote_lines (rules);
