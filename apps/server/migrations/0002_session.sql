-- A signed-in device. The token itself is never kept, only its hash (decisions §3).
create table session (
  token_hash   text        primary key,
  account_id   uuid        not null,
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at     timestamptz,
  end_reason   text,
  constraint session_end_has_reason check ((ended_at is null) = (end_reason is null))
);

-- One current session for each account, whatever logs in at once.
create unique index session_current on session (account_id) where ended_at is null;

-- For the clean-up of what ended long ago.
create index session_ended on session (ended_at) where ended_at is not null;
create index session_idle on session (last_seen_at) where ended_at is null;
