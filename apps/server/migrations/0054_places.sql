-- Whatever can be booked: a counsellor, an adviser, an institution. Its row is the lock under which its places are laid out.
create table place_resource (
  resource_id uuid    primary key,
  kind        text    not null check (kind in ('counselling', 'adviser', 'offline', 'exam', 'card')),
  -- Of one place
  minutes     integer not null check (minutes > 0),
  -- Nothing new is booked; what stands is kept
  is_paused   boolean not null default false,
  -- The last day whose places stand
  laid_until  date
);

-- Weekly hours in minutes of the Shanghai day, 1 Monday to 7 Sunday.
create table place_hours (
  resource_id  uuid     not null,
  id           uuid     not null,
  weekday      smallint not null check (weekday between 1 and 7),
  from_minute  smallint not null check (from_minute >= 0),
  until_minute smallint not null check (until_minute <= 1440),
  capacity     integer  not null check (capacity > 0),
  check (from_minute < until_minute),
  primary key (resource_id, id)
);

-- Days without places, both included.
create table place_day_off (
  resource_id uuid not null,
  id          uuid not null,
  first_day   date not null,
  last_day    date not null check (last_day >= first_day),
  reason      text not null,
  primary key (resource_id, id)
);

-- A time that can be booked. What is taken are the open bookings and the offers that are held for somebody.
create table place (
  resource_id uuid        not null,
  id          uuid        not null,
  kind        text        not null,
  starts_at   timestamptz not null,
  ends_at     timestamptz not null check (ends_at > starts_at),
  capacity    integer     not null,
  taken       integer     not null default 0 check (taken between 0 and capacity),
  -- A day off: whoever is booked is told by a job
  closed_at   timestamptz,
  primary key (resource_id, id)
);
create unique index place_start on place (resource_id, starts_at);
create index place_id on place (id);
create index place_closed on place (starts_at) where closed_at is not null and taken > 0;

-- The line for a full time.
create table place_wait (
  resource_id uuid        not null,
  id          uuid        not null,
  place_id    uuid        not null,
  kind        text        not null,
  company_id  uuid        not null,
  account_id  uuid        not null,
  -- What was chosen beside the time, in the kind's own words
  choice      text        not null default '',
  state       text        not null check (state in ('waiting', 'offered', 'accepted', 'left', 'over')),
  starts_at   timestamptz not null,
  ends_at     timestamptz not null,
  joined_at   timestamptz not null,
  -- The place is held until then
  offer_until timestamptz,
  check ((state = 'offered') <= (offer_until is not null)),
  primary key (resource_id, id)
);
create unique index place_wait_once on place_wait (resource_id, place_id, account_id) where state in ('waiting', 'offered');
create index place_wait_line on place_wait (resource_id, place_id, joined_at, id) where state in ('waiting', 'offered');
create index place_wait_person on place_wait (account_id) where state in ('waiting', 'offered');
create index place_wait_due on place_wait (offer_until) where state = 'offered';
create index place_wait_past on place_wait (starts_at) where state = 'waiting';

-- An appointment of any kind (decisions §5): 1 待确认, 2 已预约, 3 已完成, 4 已取消, 5 已过期
create table booking (
  account_id       uuid        not null,
  id               uuid        not null,
  kind             text        not null check (kind in ('counselling', 'adviser', 'offline', 'exam', 'card')),
  company_id       uuid        not null,
  resource_id      uuid        not null,
  -- Null where only a partner gives the place
  place_id         uuid,
  choice           text        not null default '',
  state            smallint    not null check (state between 1 and 5),
  starts_at        timestamptz not null,
  ends_at          timestamptz not null,
  -- The package that a use of was reserved for it
  package_id       uuid,
  -- Where a person has one at a time
  only_key         text,
  -- The latest reminder, in minutes before the start
  reminded_minutes integer,
  is_no_show       boolean     not null default false,
  -- What became of it, in words for the person
  outcome          text,
  created_at       timestamptz not null,
  primary key (account_id, id)
);
create unique index booking_only on booking (account_id, only_key) where state in (1, 2);
create index booking_person on booking (account_id, kind, starts_at);
create index booking_open on booking (starts_at) where state in (1, 2);
create index booking_place on booking (resource_id, place_id);
