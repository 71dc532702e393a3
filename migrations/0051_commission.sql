-- Whose trade it was that a payout paid: what partners get of a month is found without looking at the trades of all years.
alter table payouts add column landing_page text not null default '';
update payouts p set landing_page = t.landing_page from trades t where t.id = p.trade_id;

create function note_channel() returns trigger language plpgsql as $$
begin
  select landing_page into new.landing_page from trades where id = new.trade_id;
  return new;
end $$;

create trigger payouts_channel before insert on payouts for each row execute function note_channel();

create index payouts_by_channel on payouts (landing_page, settled_at) include (id, trade_id) where status = 'paid';
