-- What every feature stands on: idempotency, moves of state, the ledger, the outbox, limits, stored files.
-- Tables that grow by company begin their primary key with it: it is the distribution key of a scaled-out engine.

create table idempotency (
  scope        text        not null,
  call         text        not null,
  key          text        not null,
  request_hash text        not null,
  answer       jsonb,
  created_at   timestamptz not null,
  primary key (scope, call, key)
);
create index idempotency_created_at on idempotency (created_at);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create table state_event (
  company_id   uuid        not null,
  subject_kind text        not null,
  subject_id   uuid        not null,
  id           uuid        not null,
  from_state   text,
  to_state     text        not null,
  actor        text        not null,
  reason       text        not null,
  at           timestamptz not null,
  primary key (company_id, subject_kind, subject_id, id)
);
create trigger state_event_append_only before update or delete on state_event
  for each row execute function refuse_rewriting();

create table ledger_entry (
  company_id uuid        not null,
  book       text        not null,
  owner_id   uuid        not null,
  id         uuid        not null,
  amount     bigint      not null check (amount <> 0),
  reason     text        not null,
  event_key  text        not null,
  created_at timestamptz not null,
  primary key (company_id, book, owner_id, id),
  unique (company_id, book, owner_id, event_key)
);
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function refuse_rewriting();

-- The running sum of ledger_entry: its row is the lock that postings of one owner queue on.
create table ledger_balance (
  company_id uuid   not null,
  book       text   not null,
  owner_id   uuid   not null,
  balance    bigint not null check (balance >= 0),
  primary key (company_id, book, owner_id)
);

-- The payload is sealed while it waits and gone once it is delivered.
create table outbox (
  id           uuid        primary key,
  partner      text        not null,
  kind         text        not null,
  key          text        not null,
  payload      text,
  created_at   timestamptz not null,
  delivered_at timestamptz,
  attempts     integer     not null default 0,
  last_error   text,
  dead_at      timestamptz,
  unique (partner, kind, key)
);
create index outbox_dead on outbox (dead_at) where dead_at is not null;
create index outbox_delivered on outbox (delivered_at) where delivered_at is not null;

-- Keys are hashed: no phone number or address stands here.
create table limit_window (
  name     text        not null,
  key_hash text        not null,
  used     integer     not null,
  ends_at  timestamptz not null,
  primary key (name, key_hash)
);
create index limit_window_ends_at on limit_window (ends_at);

create table stored_file (
  id               uuid        primary key,
  company_id       uuid,
  owner_account_id uuid        not null,
  module           text        not null,
  name             text        not null unique,
  content_type     text        not null,
  size             bigint      not null,
  sha256           text        not null,
  created_at       timestamptz not null
);
create index stored_file_owner on stored_file (owner_account_id, module, created_at);
