-- Money that came back after it had arrived is not paid. Devices of before were left as if it were.
with returned as (
  select p.number, p.settled_at, p.return_code, p.trade_id, x.item_id
  from payouts p join payout_items x on x.payout_id = p.id and x.live
    join trade_items i on i.id = x.item_id and i.status = 'PAID'
  where p.status = 'returned'
), told as (
  insert into trade_events (id, trade_id, item_id, at, event, from_status, to_status, actor, reason, evidence)
  select gen_random_uuid(), trade_id, item_id, settled_at, 'rejected', 'PAID', 'PAYOUT_FAILED', 'bank', return_code,
    jsonb_build_array(number)
  from returned
)
update trade_items i set status = 'PAYOUT_FAILED', status_since = r.settled_at from returned r where r.item_id = i.id;

update payout_items x set live = false from payouts p where p.id = x.payout_id and p.status = 'returned';
