-- Fan pages have a flag of their own; until now they raised that of the posts.
alter table books add column pages_initialized boolean not null default false;
update books set pages_initialized = true
where exists (select 1 from items where items.bid = books.bid and items.type = 'pages');
update books set posts_initialized = false
where pages_initialized
  and not exists (select 1 from items where items.bid = books.bid and items.type in ('facebook', 'photos'))
  and not exists (
    select 1 from imports
    where imports.bid = books.bid and imports.via = 'facebook' and imports.wanted->'sources' @> '["posts"]'
  );

-- A cover names its picture; an address of one was kept and never drawn.
update books set design = design #- '{cover,imageUrl}' where design->'cover' ? 'imageUrl';
