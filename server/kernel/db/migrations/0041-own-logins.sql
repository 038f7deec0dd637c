-- People can be known without a network: as who sits at the machine, and by a mailbox.
alter table identities drop constraint identities_network_check;
alter table identities add constraint identities_network_check
  check (network in ('local', 'email', 'facebook', 'instagram', 'oidc'));

-- Links for a login that were asked for by e-mail: good once, in the browser that asked.
create table login_links (
  link_hash text primary key,
  browser_hash text not null,
  email text not null,
  -- what stands in the link, until the mail is out
  sealed_key text,
  carried text not null,
  -- the hash of the invitation that the browser brought when it asked
  invitation text,
  language text not null,
  expires_at timestamptz not null
);
create index login_links_email on login_links (email);
create index login_links_expires_at on login_links (expires_at);

-- Addresses that let one person in, each once: with an account of his own, or to work at the desk.
create table invitations (
  key_hash text primary key,
  makes_staff boolean not null,
  expires_at timestamptz not null
);
create index invitations_expires_at on invitations (expires_at);
-- Works at the desk since then, by an invitation.
alter table users add column staff_since timestamptz;
