-- One mailbox waits for its confirmation once; whoever registers again renews what waits. Of those that wait today the
-- newest stays.
delete from accounts older using accounts newer
where older.activated_at is null and newer.activated_at is null
  and older.country = newer.country and older.email = newer.email
  and (older.created_at, older.id) < (newer.created_at, newer.id);

create unique index waiting_mailboxes on accounts (country, email) where activated_at is null;

-- Whose mailbox it is, for limits per person: ana+shop@example.com arrives where ana@example.com does. The same rule as
-- `mailboxName` in the code.
create function mailbox_of(address text) returns text language sql immutable strict parallel safe
  return regexp_replace(lower(address), '^([^+@]+)\+[^@]*@', '\1@');

create index trades_by_person on trades (mailbox_of(email), created_at);
create index price_watches_by_person on price_watches (mailbox_of(email));

update voucher_redemptions set person = mailbox_of(person) where person like '%+%@%';
