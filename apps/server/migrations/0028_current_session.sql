-- Which session of an account counts. Sessions stand by the hash of their token, because every call of a member begins
-- with it; that there is one for each account is said here, in the row that logins at the same moment queue on.
create table current_session (
  account_id uuid primary key,
  token_hash text not null
);
insert into current_session (account_id, token_hash)
  select account_id, token_hash from session where ended_at is null;
drop index session_current;
create index session_account on session (account_id) where ended_at is null;
