-- Where the bytes of uploads lie in the store that all machines share (FILES=s3), in the order in which they came.
create table upload_chunks (
  upload_id text not null references uploads on delete cascade,
  number integer not null,
  start bigint not null,
  bytes integer not null,
  -- last part of the key of its object
  object text not null,
  primary key (upload_id, number)
);
