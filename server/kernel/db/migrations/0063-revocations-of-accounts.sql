-- Ending a token ends whatever the account allowed since: one that is linked again is not revoked any more. Rows of before, at most some hours old, are of none.
alter table token_revocations add column account_id text;
