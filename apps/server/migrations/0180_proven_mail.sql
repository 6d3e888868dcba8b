-- Mailboxes that a member has shown to be hers by a code that was sent there. Only the keyed hash: it is compared, never read.
create table proven_mail (
  account_id uuid        not null,
  mail_hash  text        not null,
  proven_at  timestamptz not null,
  primary key (account_id, mail_hash)
);

-- Nobody has shown so far whose these are, and what goes there is about her health: she says and proves it anew.
update notice_channel set mail = false, mail_sealed = null where mail_sealed is not null;
