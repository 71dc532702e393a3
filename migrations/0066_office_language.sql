-- The language in which a colleague works. The office speaks German to whoever has not chosen.
alter table staff add column language text not null default 'de';
