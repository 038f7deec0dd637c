-- Killed workers are found by the heartbeats of pg-boss.
drop table job_holders;
drop sequence workers;

-- Rows that belong to others end with them. Not valid at first: no new orphan comes while the old ones go.
alter table login_states add constraint login_states_uid_fkey
  foreign key (uid) references users on delete cascade not valid;
alter table referrals add constraint referrals_parent_fkey
  foreign key (parent) references users on delete cascade not valid;
alter table import_troubles add constraint import_troubles_bid_fkey
  foreign key (bid) references books on delete cascade not valid;

delete from login_states where uid is not null and not exists (select from users where users.uid = login_states.uid);
delete from referrals where not exists (select from users where users.uid = referrals.parent);
delete from import_troubles where not exists (select from books where books.bid = import_troubles.bid);

alter table login_states validate constraint login_states_uid_fkey;
alter table referrals validate constraint referrals_parent_fkey;
alter table import_troubles validate constraint import_troubles_bid_fkey;

-- Every column that refers has an index: a row that is removed looks for those that belong to it.
create index sessions_uid on sessions (uid);
create index tickets_uid on tickets (uid);
create index login_states_uid on login_states (uid);
create index referrals_parent on referrals (parent);
create index receipt_lines_import on receipt_lines (import_id);
create index uploads_uid on uploads (uid);
create index uploads_bid on uploads (bid);
