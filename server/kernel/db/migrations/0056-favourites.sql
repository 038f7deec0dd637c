-- Photos of a book that its maker gave a star, to find them again where a photo is chosen.
create table favourites (
  bid text not null references books on delete cascade,
  sha256 text not null,
  primary key (bid, sha256)
);
