-- What a partner shows of himself in his shop: his logo, how to reach him, and a word of welcome.
alter table partners
  -- The file of the logo, named by what is in it.
  add column logo text check (logo ~ '^[0-9a-f]{24}$'),
  add column email text not null default '',
  add column phone text not null default '',
  add column welcome text not null default '';
