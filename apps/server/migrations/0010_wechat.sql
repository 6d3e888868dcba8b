-- A credential is renewed at a moment that depends on how long it lives, and whoever holds the lease is known by a mark:
-- one who was succeeded must neither give up the other's lease nor overwrite what the other fetched.
alter table partner_credential add column refresh_at timestamptz;
alter table partner_credential add column leased_by text;

-- Somebody came back from WeChat: who they are there is proven, and the ticket that stands for it binds once.
create table wechat_visit (
  ticket_hash text        primary key,
  open_id     text        not null,
  -- The member who was signed in at that moment: the ticket is then of no use to anybody else.
  account_id  uuid        references account (id),
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index wechat_visit_open_id on wechat_visit (open_id);
create index wechat_visit_expires_at on wechat_visit (expires_at);
