-- A signature for the mall's single sign-on: one person, one echo, one use, five minutes.
create table mall_sign (
  account_id   uuid        not null references account (id),
  echo_hash    text        not null,
  -- The session that asked for it: what is signed on with it ends when that session does.
  session_hash text        not null,
  expires_at   timestamptz not null,
  used_at      timestamptz,
  primary key (account_id, echo_hash)
);
create index mall_sign_expires_at on mall_sign (expires_at);

-- Somebody who is signed on to the mall. As with sessions only the token's hash is kept.
create table mall_session (
  token_hash   text        primary key,
  account_id   uuid        not null references account (id),
  session_hash text        not null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null
);
create index mall_session_expires_at on mall_session (expires_at);

-- Companies whose members are sent to a partner of the company, or told why not.
create table company_partner (
  company_id    uuid primary key references company (id),
  url           text,
  secret_sealed text,
  message       text not null,
  constraint company_partner_link_is_signed check ((url is null) = (secret_sealed is null))
);
