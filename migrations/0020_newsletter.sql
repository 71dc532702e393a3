-- A subscriber is one mailbox that asked for the newsletter of one country.
create table newsletter_subscribers (
  id uuid primary key,
  country text not null,
  locale text not null,
  -- In small letters. Whoever has left is known by the hash alone.
  email text,
  -- Keyed, so that nobody finds it by guessing addresses. It stands in links. Nothing until it is needed for the first time.
  email_hash text,
  -- waiting: has not confirmed yet · active · left
  status text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz,
  -- ms · mr
  salutation text,
  first_name text,
  birthday date,
  -- Kinds of devices.
  interests text[] not null default '{}',
  changed_at timestamptz not null,
  unique (country, email),
  unique (country, email_hash)
);

create index newsletter_subscribers_by_email on newsletter_subscribers (email);
create index newsletter_subscribers_by_hash on newsletter_subscribers (email_hash);
create index newsletter_subscribers_active on newsletter_subscribers (country, id) where status = 'active';

-- What subscribers did, and the sentence that they read before; only added to. It outlives its subscriber and then
-- names nobody.
create table newsletter_consents (
  id uuid primary key,
  subscriber_id uuid not null,
  at timestamptz not null,
  -- asked · confirmed · enriched · left
  deed text not null,
  wording text not null,
  -- footer · enrich · api · account · letter · one-click · office
  source text not null,
  -- A keyed hash of the network address it came from.
  address text
);

create index newsletter_consents_by_subscriber on newsletter_consents (subscriber_id, at);
create trigger newsletter_consents_stay before update or delete on newsletter_consents
  for each row execute function refuse_change();

-- Consents of accounts were about the newsletter only. There is one truth about it from now on.
insert into newsletter_subscribers (id, country, locale, email, status, created_at, confirmed_at, left_at, changed_at)
select a.id, a.country, a.locale, a.email, 'active', first.at, first.at, null, last.at
from accounts a
cross join lateral (select at, given from consents c where c.customer_id = a.customer_id order by at desc, id desc limit 1) last
cross join lateral (select min(at) as at from consents c where c.customer_id = a.customer_id and given) first
where a.activated_at is not null and last.given;

insert into newsletter_consents (id, subscriber_id, at, deed, wording, source)
select c.id, s.id, c.at, case when c.given then 'confirmed' else 'left' end, c.wording, 'account'
from consents c join accounts a on a.customer_id = c.customer_id join newsletter_subscribers s on s.id = a.id;

drop table consents;
