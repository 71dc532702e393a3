-- A change beyond the guard rails needs a second approver, counts some minutes later, and can be stopped until then.
alter table versions
  -- Who approved first what needs two approvals; whoever decides then is a third person.
  add column first_approver uuid references staff,
  add column first_approved_at timestamptz,
  -- Who stopped it before its moment came.
  add column cancelled_by uuid references staff,
  add column cancelled_at timestamptz,
  drop constraint numbered,
  add constraint numbered check (
    (status in ('approved', 'cancelled')) = (number is not null) and (number is null or live_from is not null)
  ),
  add constraint six_eyes check (
    first_approver is null
    or (first_approver is distinct from author
      and (status not in ('approved', 'cancelled') or decided_by is distinct from first_approver))
  ),
  -- What needed two approvals never counts at once.
  add constraint stoppable check (
    first_approver is null or status not in ('approved', 'cancelled') or live_from > decided_at
  ),
  add constraint stopped_in_time check (
    (status = 'cancelled') = (cancelled_at is not null)
    and (status = 'cancelled') = (cancelled_by is not null)
    and (cancelled_at is null or cancelled_at < live_from)
  );

create index versions_by_first_approver on versions (first_approver) where first_approver is not null;
create index versions_by_canceller on versions (cancelled_by) where cancelled_by is not null;
-- What every desk is told about.
create index versions_to_come on versions (live_from) where first_approver is not null and status = 'approved';

-- As before, and: who has approved first stays so, and what was approved can be stopped, which changes nothing else about it.
create or replace function keep_version() returns trigger language plpgsql as $$
declare
  told text[] := array['announced_at'];
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
  if old.status = 'approved' and new.status = 'cancelled' then
    told := told || array['status', 'cancelled_at', 'cancelled_by'];
  end if;
  if (new.kind, new.origin, new.created_at) is distinct from (old.kind, old.origin, old.created_at)
    or new.author is distinct from old.author
    or (old.first_approver is not null and new.first_approver is distinct from old.first_approver)
    or (old.status <> 'draft' and (new.body, new.based_on) is distinct from (old.body, old.based_on))
    or (old.status in ('approved', 'rejected', 'withdrawn', 'cancelled')
      and to_jsonb(new) - told is distinct from to_jsonb(old) - told) then
    raise exception 'A version stays as it was proposed' using errcode = 'check_violation', constraint = 'four_eyes';
  end if;
  return new;
end $$;

-- A list that was stopped before its moment counts never. Nothing else of a list changes.
create function keep_price_list() returns trigger language plpgsql as $$
begin
  if new.live_from = 'infinity' and to_jsonb(new) - 'live_from' = to_jsonb(old) - 'live_from'
    and exists (select from versions v where v.price_list = old.version and v.status = 'cancelled') then
    return new;
  end if;
  raise exception 'price_lists is append-only';
end $$;

drop trigger price_lists_stay on price_lists;
create trigger price_lists_stay before update on price_lists for each row execute function keep_price_list();

-- The limits are rules like any other. They have decided nothing so far, so that every version can be given the same ones.
alter table versions disable trigger versions_stay;
update versions set body = jsonb_set(body, '{guardRails}', body -> 'guardRails' || $rails${
  "device": 1500, "list": 500, "delay": 10, "bonus": 400
}$rails$::jsonb) where kind = 'rules';
alter table versions enable trigger versions_stay;
