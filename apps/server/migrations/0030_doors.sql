-- Which companies a partner's channel lets in for: people of others are refused there. A channel of no company lets
-- nobody in.
create table channel_company (
  channel    text not null references partner_channel (code),
  company_id uuid not null references company (id),
  primary key (channel, company_id)
);

-- Of the channel that a login came by, to be asked again once its phone is proven. Null where the way in belongs to
-- the person and to no company: WeChat.
alter table pending_login add column company_ids uuid[];

-- What staff have to know and nobody at the console did: each thing once a day, with how often it happened, so that a
-- thousand tries are one line.
create table staff_alert (
  key      text        primary key,
  kind     text        not null,
  words    text        not null,
  times    integer     not null,
  first_at timestamptz not null,
  last_at  timestamptz not null
);
create index staff_alert_last_at on staff_alert (last_at desc, key);

-- What a partner's site is handed instead of the session's token: for that site alone, for minutes, and over with the
-- session that asked for it. Only the hash is kept.
create table site_token (
  token_hash   text        primary key,
  site         text        not null,
  account_id   uuid        not null,
  company_id   uuid,
  session_hash text        not null,
  expires_at   timestamptz not null
);
create index site_token_expires_at on site_token (expires_at);
