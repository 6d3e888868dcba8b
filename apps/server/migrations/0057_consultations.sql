-- One person's question to a doctor of the hospital. Everything that says what it is about is under the person's own key.
create table consultation (
  company_id        uuid           not null,
  id                uuid           not null,
  account_id        uuid           not null,
  -- The patient: the person's own id, or one of the family
  family_id         uuid           not null,
  state             smallint       not null check (state between 1 and 4),
  -- The right that was taken for it
  package_id        uuid           not null,
  asked_sealed      text           not null,
  doctor_sealed     text,
  told_sealed       text,
  evaluation_sealed text,
  stars             smallint       check (stars between 1 and 5),
  cancel_reason     text,
  follows_id        uuid,
  -- The last change of the room, and how far both ends have read
  seq               integer        not null default 0 check (seq >= 0),
  patient_read_seq  integer        not null default 0,
  doctor_read_seq   integer        not null default 0,
  started_at        timestamptz(3) not null,
  -- Until then somebody waits for a doctor
  gives_up_at       timestamptz(3) not null,
  -- When the hospital had taken it in
  told_at           timestamptz(3),
  accepted_at       timestamptz(3),
  ended_at          timestamptz(3),
  primary key (company_id, id)
);
-- A patient has one at a time.
create unique index consultation_open on consultation (company_id, account_id, family_id) where state in (1, 2);
create index consultation_own on consultation (company_id, account_id, started_at desc);
create index consultation_waiting on consultation (gives_up_at) where state = 1;
create index consultation_accepted on consultation (accepted_at desc) where accepted_at is not null;
create index consultation_state on consultation (state, started_at);

-- Everything that stands in a room. Its id is its sender's own: the same id is the same message.
create table consultation_message (
  company_id      uuid           not null,
  consultation_id uuid           not null,
  id              uuid           not null,
  account_id      uuid           not null,
  seq             integer        not null check (seq > 0),
  speaker         text           not null check (speaker in ('patient', 'doctor', 'system')),
  kind            text           not null check (kind in ('words', 'picture', 'prescription', 'sickNote', 'notice')),
  words_sealed    text,
  file_id         uuid,
  -- The hospital's number of a picture that we have not fetched yet
  remote_file     text,
  card_id         uuid,
  written_at      timestamptz(3) not null,
  primary key (company_id, consultation_id, id),
  unique (company_id, consultation_id, seq)
);

create table sick_note (
  company_id      uuid           not null,
  id              uuid           not null,
  consultation_id uuid           not null,
  account_id      uuid           not null,
  note_no         text           not null,
  content_sealed  text           not null,
  written_at      timestamptz(3) not null,
  primary key (company_id, id),
  unique (company_id, consultation_id, note_no)
);
