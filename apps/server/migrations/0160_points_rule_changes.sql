-- What a company gives for what, one row for each change, the rules as a whole. Where there is none the usual rules hold.
-- The newest that is in force and has begun holds; what held before stays known, because levels that were reached stay.
create table points_rule_change (
  company_id  uuid        not null,
  no          integer     not null check (no > 0),
  -- Begins with this day in Shanghai: the rules of a day never change while it lasts
  start_day   date        not null,
  rules       jsonb       not null,
  reason      text        not null,
  state       text        not null check (state in ('proposed', 'inForce', 'refused')),
  proposed_by uuid        not null,
  proposed_at timestamptz not null,
  decided_by  uuid,
  decided_at  timestamptz,
  note        text,
  primary key (company_id, no),
  check (decided_by is distinct from proposed_by)
);
-- One waits at a time, so that what is confirmed is what was looked at.
create unique index points_rule_change_waiting on points_rule_change (company_id) where state = 'proposed';
