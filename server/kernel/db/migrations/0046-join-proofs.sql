-- That who is logged in owns another account too, which a login in the same browser has shown: until the two are joined, for some minutes.
create table join_proofs (
  session_id text primary key references sessions (session_id) on delete cascade,
  -- the other account
  uid text not null references users (uid) on delete cascade,
  expires_at timestamptz not null
);
create index join_proofs_uid on join_proofs (uid);
create index join_proofs_expires_at on join_proofs (expires_at);
