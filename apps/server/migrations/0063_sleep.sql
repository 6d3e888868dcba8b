-- Who takes part in the sleep programme. There a person is subject_no, and in a shared link share_code: both random.
create table sleep_person (
  account_id   uuid        primary key,
  subject_no   text        not null,
  share_code   text        not null,
  consented_at timestamptz not null,
  -- Null until the programme has said yes
  enrolled_at  timestamptz
);

-- What a questionnaire came to, with its answers, under the key of the person. One a day: answered again, the later counts.
create table sleep_answer (
  account_id uuid        not null,
  code       text        not null,
  day        date        not null,
  id         uuid        not null,
  content    text        not null,
  created_at timestamptz not null,
  primary key (account_id, code, day)
);

-- A night of the diary, under the key of the person and the day on which she got up.
create table sleep_night (
  account_id uuid        not null,
  day        date        not null,
  id         uuid        not null,
  content    text        not null,
  updated_at timestamptz not null,
  primary key (account_id, day)
);

-- A course: 1 being begun, 2 running, 3 done, 4 refused by the programme and its right given back.
create table sleep_course (
  account_id  uuid        not null,
  id          uuid        not null,
  company_id  uuid        not null,
  -- Of whose right one was used
  package_id  uuid        not null,
  days        smallint    not null check (days in (7, 21, 42)),
  state       smallint    not null check (state between 1 and 4),
  done_days   smallint[]  not null default '{}',
  created_at  timestamptz not null,
  started_at  timestamptz,
  finished_at timestamptz,
  primary key (account_id, id)
);
create unique index sleep_course_once on sleep_course (account_id, days) where state <> 4;
create unique index sleep_course_one_at_a_time on sleep_course (account_id) where state in (1, 2);

-- The report that was drawn last: as long as its content is the same it is the same file.
create table sleep_report (
  account_id   uuid primary key,
  content_hash text not null,
  file_id      uuid not null
);

-- Phones that were left on a shared page: each goes to the programme once. Name and number are not kept here.
create table sleep_lead (
  phone_hash text        primary key,
  created_at timestamptz not null
);
