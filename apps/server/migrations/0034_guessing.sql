-- Set where the demo's people were loaded, so that production can refuse such a database.
create table demo_data (
  loaded_at timestamptz primary key
);

-- Wrong tries of passwords and codes: of one secret from everywhere (an empty place), from one network and from one
-- device, and of a whole network whatever it tried. Whose it is and where stand as keyed hashes. The table
-- `password_guard` of the version before is no longer written; it goes with the next release.
create table wrong_try (
  subject_hash text        not null,
  place        text        not null,
  tries        integer     not null,
  untold       integer     not null,
  waits_until  timestamptz,
  forgets_at   timestamptz not null,
  primary key (subject_hash, place)
);
create index wrong_try_forgets_at on wrong_try (forgets_at);

-- Where somebody who works at the console has logged in from: networks and devices, as keyed hashes.
create table staff_place (
  staff_id   uuid        not null,
  place_hash text        not null,
  last_at    timestamptz not null,
  primary key (staff_id, place_hash)
);
create index staff_place_hash on staff_place (place_hash);
create index staff_place_last_at on staff_place (last_at);
