-- What the product tells one member: tab 1 is a message, tab 2 a notice (specification §2, message centre).
create table notice (
  company_id   uuid        not null,
  account_id   uuid        not null,
  id           uuid        not null,
  tab          smallint    not null check (tab in (1, 2)),
  title        text        not null,
  content      text        not null,
  type         smallint    not null,
  jump_url     text,
  jump_code    text,
  activity_url text,
  read_status  smallint    not null check (read_status in (1, 2)),
  created_at   timestamptz not null,
  expires_at   timestamptz,
  primary key (company_id, account_id, id)
);
create index notice_unread on notice (account_id, tab) where read_status = 1;
