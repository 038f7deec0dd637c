-- While its owner's account is disabled, a book is open to nobody else; what he had chosen stays for when the account is enabled.
alter table books add column suspended boolean not null default false;
update books set suspended = true from users where users.uid = books.uid and users.disabled_at is not null;
