-- When an account is deleted that its owner no longer wants; null for all others.
alter table users add column deletes_at timestamptz;
create index users_deletes_at on users (deletes_at) where deletes_at is not null;
