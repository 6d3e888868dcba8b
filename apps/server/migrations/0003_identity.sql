-- People. Phone and certificate number are sealed, and found by keyed hash (decisions §7).
create table account (
  id                 uuid        primary key,
  phone_hash         text        not null unique,
  phone_sealed       text        not null,
  certificate_hash   text        unique,
  certificate_sealed text,
  password_hash      text,
  name               text        not null,
  nick_name          text        not null,
  gender             smallint    not null check (gender in (1, 2)),
  birth              date,
  headimgurl         text,
  open_id            text        unique,
  status             text        not null check (status in ('active', 'closed')),
  created_at         timestamptz not null,
  constraint account_certificate_whole check ((certificate_hash is null) = (certificate_sealed is null))
);

-- Wrong passwords by phone, whether an account has that phone or not: the answer may not tell them apart.
create table password_guard (
  phone_hash  text        primary key,
  wrong_tries integer     not null,
  resets_at   timestamptz not null
);
create index password_guard_resets_at on password_guard (resets_at);

-- The newest code of a phone; asking again replaces it.
create table sms_code (
  phone_hash text        primary key,
  code_hash  text        not null,
  tries      integer     not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index sms_code_expires_at on sms_code (expires_at);

-- What partners' sites are handed instead of the session's own token (tpToken).
create table partner_token (
  account_id uuid        primary key references account (id),
  token_hash text        not null unique,
  issued_at  timestamptz not null
);

create table agreement_acceptance (
  account_id  uuid        not null references account (id),
  agreement   text        not null check (agreement in ('user', 'privacy')),
  version     text        not null,
  accepted_at timestamptz not null,
  primary key (account_id, agreement, version)
);

create table member_tag (
  account_id uuid not null references account (id),
  tag_id     uuid not null,
  tag_name   text not null,
  primary key (account_id, tag_id)
);

-- The look of the login screen for people who come through a supplier.
create table login_theme (
  supply       text primary key,
  logo         text    not null,
  phone_icon   text    not null,
  service_icon boolean not null,
  back_image   text    not null,
  font_color   text    not null check (font_color ~ '^#[0-9a-fA-F]{6}$')
);
