-- Each publishing of an activity, as a whole, and what waits to be published until somebody else has looked at it.
create table activity_change (
  activity_id uuid        not null,
  no          integer     not null check (no > 0),
  composed    jsonb       not null,
  -- How many points more a month brings somebody than what was published before
  raise       integer     not null check (raise >= 0),
  state       text        not null check (state in ('proposed', 'inForce', 'refused', 'withdrawn')),
  proposed_by uuid        not null,
  proposed_at timestamptz not null,
  decided_by  uuid,
  decided_at  timestamptz,
  note        text,
  primary key (activity_id, no),
  check (decided_by is distinct from proposed_by)
);
-- One waits at a time, so that what is published is what was looked at.
create unique index activity_change_waiting on activity_change (activity_id) where state = 'proposed';
create index activity_change_by_time on activity_change (proposed_at);
