-- A worker is named by a number that is never given again: that of its connection could come again after a restart.
create sequence workers as integer;
alter table job_holders rename column pid to worker;
