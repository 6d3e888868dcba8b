-- Who a person is elsewhere: WeChat, the work-chat apps, partners. One subject is one account; an account has one
-- subject of each provider, and binding another one replaces it.
create table account_identity (
  provider   text        not null,
  subject    text        not null,
  account_id uuid        not null references account (id),
  bound_at   timestamptz not null,
  primary key (provider, subject),
  unique (account_id, provider)
);

alter table account drop column open_id;

-- A login that is proven by a provider and still asks for a phone. Its token opens nothing but that question.
create table pending_login (
  token_hash text        primary key,
  provider   text        not null,
  subject    text        not null,
  -- Known where the phone has only to be verified.
  account_id uuid        references account (id),
  needs      text        not null check (needs in ('bind', 'verify')),
  expires_at timestamptz not null,
  used_at    timestamptz,
  constraint pending_verify_has_account check (needs = 'bind' or account_id is not null)
);
create index pending_login_expires_at on pending_login (expires_at);

-- Access tokens and tickets of partners, shared by all processes. One process at a time holds the lease to refresh one.
create table partner_credential (
  name         text        primary key,
  value_sealed text,
  expires_at   timestamptz,
  leased_until timestamptz
);
