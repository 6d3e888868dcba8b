-- People who do the same kind of cases, by a name.
create table desk_group (
  id        uuid   primary key,
  name      text   not null unique,
  staff_ids uuid[] not null
);

-- Who gets a case that nobody has: the first rule that fits, in this order. A condition that is null fits everything; without a group it is the whole desk's.
create table assignment_rule (
  id         uuid    primary key,
  sort       integer not null,
  company_id uuid,
  visit_type text,
  min_fen    bigint  not null default 0 check (min_fen >= 0),
  max_fen    bigint  check (max_fen >= min_fen),
  group_id   uuid    references desk_group (id)
);

-- Days on which somebody is not there, both included.
create table staff_absence (
  staff_id  uuid not null,
  id        uuid not null,
  first_day date not null,
  last_day  date not null check (last_day >= first_day),
  primary key (staff_id, id)
);
