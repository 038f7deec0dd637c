-- Archives are read while they arrive: what is read for its words first is sent first, in the pieces that `first` names.
alter table uploads add column first jsonb;
-- Up to where an import has looked at what had arrived.
alter table uploads add column read_to bigint not null default 0;

alter table imports drop constraint imports_state_check;
alter table imports add constraint imports_state_check
  check (state in ('waiting', 'running', 'arriving', 'done', 'failed', 'partly'));
alter table progress drop constraint progress_state_check;
alter table progress add constraint progress_state_check
  check (state in ('running', 'arriving', 'done', 'failed'));
