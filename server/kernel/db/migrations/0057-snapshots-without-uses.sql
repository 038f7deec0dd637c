-- A snapshot that is noted by its book's keys alone needs nothing of the file store, which an order need not look for (decision 0101).
drop trigger follow_insert on book_snapshots;
create trigger follow_insert after insert on book_snapshots
  for each row when (new.files <> '{}' or new.content is not null)
  execute function change_file_uses_of_book_snapshots();
drop function add_file_uses_of_book_snapshots();
