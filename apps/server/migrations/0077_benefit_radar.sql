-- Who does not want to hear what is about to lapse. No row: it is on.
create table radar_switch (
  account_id uuid        primary key,
  is_on      boolean     not null,
  updated_at timestamptz not null
);

-- What somebody was told: each benefit once at 30, 7 and 1 day before it ends.
create table radar_notice (
  account_id uuid        not null,
  subject_id uuid        not null,
  stage      smallint    not null,
  -- A benefit that is given anew with another end is another one
  end_day    date        not null,
  created_at timestamptz not null,
  primary key (account_id, subject_id, stage, end_day)
);
