-- What a doctor prescribed: reviewed by a pharmacist, valid for three days, used once.
create table prescription (
  company_id      uuid           not null,
  id              uuid           not null,
  consultation_id uuid           not null,
  account_id      uuid           not null,
  family_id       uuid           not null,
  prescription_no text           not null,
  state           smallint       not null check (state between 1 and 5),
  content_sealed  text           not null,
  refusal_sealed  text,
  written_at      timestamptz(3) not null,
  reviewed_at     timestamptz(3),
  -- The order that used it
  order_id        uuid,
  primary key (company_id, id),
  unique (company_id, consultation_id, prescription_no),
  check ((order_id is not null) = (state in (3, 4)))
);
create index prescription_own on prescription (company_id, account_id, written_at desc);

-- What a doctor should know of a patient before anything is asked, and what was chosen so far.
create table consultation_patient (
  account_id       uuid           not null,
  family_id        uuid           not null,
  allergies_sealed text,
  labels_sealed    text,
  updated_at       timestamptz(3) not null,
  primary key (account_id, family_id)
);
