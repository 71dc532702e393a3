-- By this a colleague names a session to end it; what the browser holds is not told to anybody.
alter table staff_sessions add column id uuid not null default gen_random_uuid() unique;
