-- What a colleague did is an action, as everywhere else in the shop.
alter table audit_entries rename column deed to action;
-- What a reader of the newsletter did: asked, confirmed, left …
alter table newsletter_consents rename column deed to action;
