-- Invitations are kept for a while after their end, with who made them and for whom, and are called by an id: the address may be made anew.
alter table invitations add column invitation_id text;
alter table invitations add column created_at timestamptz;
update invitations set invitation_id = gen_random_uuid()::text, created_at = expires_at - interval '7 days';
alter table invitations alter column invitation_id set not null;
alter table invitations alter column created_at set not null;
alter table invitations drop constraint invitations_pkey;
alter table invitations add primary key (invitation_id);
-- who of the staff invited; null where a command did
alter table invitations add column invited_by text;
alter table invitations add column email text;
alter table invitations add column language text;
-- what stands in the address, until the mail is out
alter table invitations add column sealed_key text;
alter table invitations add column taken_at timestamptz;
alter table invitations add column withdrawn_at timestamptz;
create unique index invitations_key_hash on invitations (key_hash);
create index invitations_email on invitations (email);

alter table desk_acts drop constraint desk_acts_act_check;
alter table desk_acts add constraint desk_acts_act_check check (act in ('ship', 'reprint', 'accept', 'refund', 'refundAgain', 'settleTrouble', 'issueCoupon', 'endCoupon', 'issueBatch', 'endBatch', 'changePrices', 'withdrawPrices', 'disablePerson', 'enablePerson', 'changeQuotas', 'deletePerson', 'keepPerson', 'endSessions', 'invite', 'renewInvitation', 'withdrawInvitation', 'retryJob', 'setAsideJob', 'takeBackJob', 'discardJob', 'sweepFiles'));
