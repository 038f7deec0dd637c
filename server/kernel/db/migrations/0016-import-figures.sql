-- What of a quota an import came up against was used, and how much there is: {"used": "50", "limit": "50"}.
alter table imports add column figures jsonb;
