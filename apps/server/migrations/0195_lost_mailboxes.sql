-- Who had mail and lost the mailbox with 0180, because nobody had proven it: each is told once, and the row goes. Letters that were
-- sent are all that still names them. Whoever has proven a mailbox since knows.
create table lost_mailbox (
  account_id uuid primary key
);
insert into lost_mailbox (account_id)
  select distinct sending.account_id
  from notice_sending sending
  left join notice_channel channel on channel.account_id = sending.account_id
  where sending.channel = 'mail' and channel.mail_sealed is null;
