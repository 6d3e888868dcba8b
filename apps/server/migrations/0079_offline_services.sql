-- A service that is used at a place: 洁牙, 疫苗, 中医理疗, an exam day in the office.
create table offline_module (
  id            uuid    primary key,
  name          text    not null unique,
  summary       text    not null,
  icon          text    not null,
  -- What packages of it are called; null costs no right
  supplier_code text    unique,
  -- What to bring and to know, in lines
  hints         text[]  not null default '{}',
  sort          integer not null
);

-- Where it is used. Times are those of the resource with the same id (0054).
create table offline_site (
  id         uuid    primary key,
  module_id  uuid    not null,
  -- Whose people alone come here; null is everybody with a right to it
  company_id uuid,
  name       text    not null,
  city       text    not null,
  address    text    not null,
  longitude  double precision,
  latitude   double precision,
  phone      text,
  sort       integer not null,
  unique (module_id, name)
);

-- What a booking of such a service has beside its time, with the person alone.
create table offline_booking (
  account_id uuid not null,
  booking_id uuid not null,
  -- Shown at the counter; unique in taken_key
  code       text not null check (code ~ '^\d{12}$'),
  -- The package that pays, by its name; null where nothing has to
  covered_by text,
  primary key (account_id, booking_id)
);
