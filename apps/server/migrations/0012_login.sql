-- Where an account has logged in from. A lock that strangers caused elsewhere does not hold here, and wrong codes are
-- counted apart. Networks stand as keyed hashes; `supply` is the entrance of the latest login, for statistics.
create table login_place (
  account_id   uuid        not null references account (id),
  network_hash text        not null,
  supply       text,
  last_at      timestamptz not null,
  primary key (account_id, network_hash)
);
create index login_place_network on login_place (network_hash);
create index login_place_last_at on login_place (last_at);

-- Wrong passwords of a phone: all of them under an empty place, and again by the network they came from. What stood
-- in the former table was good for 15 minutes.
drop table password_guard;
create table password_guard (
  phone_hash  text        not null,
  place       text        not null,
  wrong_tries integer     not null,
  resets_at   timestamptz not null,
  primary key (phone_hash, place)
);
create index password_guard_resets_at on password_guard (resets_at);

-- Tries from where the code was asked for (`tries`), from where the phone's owner logs in, and from anywhere else are
-- counted apart: strangers cannot burn somebody's code, not even one that they asked for themselves.
alter table sms_code add column asked_from text not null default '';
alter table sms_code add column own_tries integer not null default 0;
alter table sms_code add column far_tries integer not null default 0;

alter table account add column certificate_kind text not null default 'idCard'
  check (certificate_kind in ('idCard', 'passport', 'hkMacaoPermit', 'taiwanPermit', 'foreignerResident'));

-- Whom an employer has announced: who registers must be on a roster. account_id is set once the person has joined.
create table roster_entry (
  company_id         uuid        not null references company (id),
  id                 uuid        not null,
  name               text        not null,
  gender             smallint    not null check (gender in (1, 2)),
  certificate_kind   text        not null
    check (certificate_kind in ('idCard', 'passport', 'hkMacaoPermit', 'taiwanPermit', 'foreignerResident')),
  certificate_hash   text        not null,
  certificate_sealed text        not null,
  account_id         uuid        references account (id),
  joined_at          timestamptz,
  primary key (company_id, id),
  unique (company_id, certificate_hash),
  constraint roster_entry_joined_whole check ((account_id is null) = (joined_at is null))
);
create index roster_entry_certificate on roster_entry (certificate_hash);

-- Partners whose word lets a person in: by a signed link, by a token they signed, or by a ticket that they redeem.
create table partner_channel (
  code           text    primary key,
  name           text    not null,
  kind           text    not null check (kind in ('link', 'token', 'exchange')),
  secret_sealed  text    not null,
  verifies_phone boolean not null
);

-- Nonces and token ids that were used, for as long as they could be used again.
create table partner_proof (
  channel    text        not null references partner_channel (code),
  proof_hash text        not null,
  expires_at timestamptz not null,
  primary key (channel, proof_hash)
);
create index partner_proof_expires_at on partner_proof (expires_at);
