-- Tries of jobs that began and did not end: what is left here when a worker dies counts against the job.
create table job_runs (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  tries integer not null,
  begun_at timestamptz not null,
  set_aside_at timestamptz
);
