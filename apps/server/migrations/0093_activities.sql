-- An activity is a promotion (its title, picture and window stand there) with what staff compose for its page.
create table activity (
  id           uuid        not null primary key,
  layout       text        not null check (layout in ('active', 'active2', 'huhui')),
  -- Empty: every company sees it
  company_ids  uuid[]      not null,
  rules        text[]      not null,
  steps        jsonb       not null,
  -- What gives chances to draw, and how many
  tasks        jsonb       not null,
  free_chances integer     not null check (free_chances >= 0),
  share        jsonb       not null,
  is_published boolean     not null,
  updated_by   uuid        not null,
  updated_at   timestamptz not null
);

create table activity_prize (
  activity_id uuid    not null,
  id          uuid    not null,
  place       integer not null,
  kind        text    not null check (kind in ('points', 'goods')),
  name        text    not null,
  points      integer not null check (points >= 0),
  -- Ten-thousandths, as they are shown
  odds        integer not null check (odds between 0 and 10000),
  how         text    not null,
  stock       integer not null check (stock >= 0),
  drawn       integer not null check (drawn between 0 and stock),
  primary key (activity_id, id)
);

-- The first, second, third draw of a person: a chance is used once, whatever runs at the same time.
create table activity_draw (
  company_id  uuid        not null,
  activity_id uuid        not null,
  account_id  uuid        not null,
  nth         integer     not null check (nth > 0),
  id          uuid        not null,
  -- As it was then; null where nothing was won
  prize_id    uuid,
  prize       jsonb,
  order_id    uuid,
  created_at  timestamptz not null,
  primary key (company_id, activity_id, account_id, nth)
);
