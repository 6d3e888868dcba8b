-- Who counsels. Times are those of the resource with the same id (0054).
create table counsellor (
  id             uuid    primary key,
  name           text    not null unique,
  title          text    not null,
  portrait       text,
  years          integer not null,
  city           text    not null,
  address        text    not null,
  introduction   text    not null,
  qualifications text[]  not null,
  fields         text[]  not null,
  languages      text[]  not null,
  ways           text[]  not null,
  price_fen      bigint  not null check (price_fen >= 0),
  sort           integer not null
);

-- What a booking of counselling has beside its time, with the person alone.
create table eap_session (
  account_id    uuid    not null,
  booking_id    uuid    not null,
  counsellor_id uuid    not null,
  price_fen     bigint  not null,
  -- The package that paid, by its name; null where nothing had to
  covered_by    text,
  -- For the counsellor, under the person's key
  words_sealed  text,
  -- Of the appraisal; null until there is one
  stars         smallint check (stars between 1 and 5),
  primary key (account_id, booking_id)
);

-- What was said of a session, once. A counsellor's rating is the mean of these and stands nowhere else.
create table eap_appraisal (
  counsellor_id uuid        not null,
  booking_id    uuid        not null,
  account_id    uuid        not null,
  stars         smallint    not null check (stars between 1 and 5),
  tags          text[]      not null,
  words_sealed  text,
  created_at    timestamptz not null,
  primary key (counsellor_id, booking_id)
);
