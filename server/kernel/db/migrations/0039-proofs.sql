-- The words (domain/proofing/entry-words) with which an entry was read through; null: it was not.
alter table items add column proofed text;
