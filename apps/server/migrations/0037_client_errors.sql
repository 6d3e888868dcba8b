-- What goes wrong in the members' apps, without anything personal: one row for the same error of one day, counted.
-- Rows go after 30 days.
create table client_error (
  fingerprint text        not null,
  day         date        not null,
  kind        text        not null,
  name        text        not null,
  message     text        not null,
  frames      text[]      not null,
  route       text        not null,
  version     text        not null,
  environment text        not null,
  count       integer     not null default 1,
  first_at    timestamptz not null,
  last_at     timestamptz not null,
  primary key (fingerprint, day)
);
create index client_error_day on client_error (day);
