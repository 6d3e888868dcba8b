-- A high-end exam beside its booking: what was chosen, and how far the partner is with it.
create table high_exam_order (
  account_id       uuid             not null,
  booking_id       uuid             not null,
  -- For whom of the family; null for the person
  family_id        uuid,
  institution_code text             not null,
  institution_name text             not null,
  address          text             not null,
  phone            text             not null,
  longitude        double precision not null,
  latitude         double precision not null,
  package_code     text             not null,
  package_name     text             not null,
  -- The right that pays for it, by name
  covered_by       text             not null,
  -- Who is examined, as the partner is told, under the key of the person
  content          text             not null,
  -- unknown: no word yet. It may say so long after the booking is over: what it keeps for nobody is cancelled there.
  partner_state    text             not null check (partner_state in ('unknown', 'pending', 'confirmed', 'refused', 'cancelled')),
  -- Another day that was asked for and not answered
  change_id        uuid,
  change_day       date,
  created_at       timestamptz      not null,
  primary key (account_id, booking_id),
  check ((change_id is null) = (change_day is null))
);

-- A report that the partner delivered, with its values under the key of the person. The PDF may follow.
create table exam_report (
  account_id       uuid        not null,
  id               uuid        not null,
  report_no        text        not null,
  booking_id       uuid        not null,
  family_id        uuid,
  day              date        not null,
  institution_name text        not null,
  package_name     text        not null,
  file_id          uuid,
  content          text        not null,
  created_at       timestamptz not null,
  primary key (account_id, id),
  unique (account_id, report_no)
);
