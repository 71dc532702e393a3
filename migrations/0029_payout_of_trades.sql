-- What a trade pays as things stand, voucher included: lists sort by it. The shop works it out in one place and writes it
-- down whenever something happens to a device. Trades from before get theirs here, once.
alter table trades add column payout_cents integer not null default 0;

update trades t set payout_cents = s.items + greatest(s.voucher_paid, case
    when s.pieces = 0 or v.kind is null then 0
    when v.kind = 'fixed' then t.voucher_cents
    else least(s.items::bigint * v.basis_points / 10000, coalesce(v.most_cents, 2147483647))
  end)
from (
  select t.id, coalesce(sum(coalesce(i.final_cents, i.cents)) filter (where i.paid), 0)::integer as items,
    count(*) filter (where i.paid) as pieces, coalesce((
      select sum(p.voucher_cents) from payouts p where p.trade_id = t.id and p.status not in ('failed', 'withdrawn')
    ), 0) as voucher_paid
  from trades t join lateral (
    select cents, final_cents,
      status not in ('CANCELLED', 'EXPIRED', 'RETURN_PENDING', 'RETURNED', 'RECYCLED', 'SEIZED') as paid
    from trade_items where trade_id = t.id
  ) i on true
  group by t.id
) s left join vouchers v on v.code = (select voucher from trades where id = s.id)
where t.id = s.id;

alter table trades alter column payout_cents drop default;
