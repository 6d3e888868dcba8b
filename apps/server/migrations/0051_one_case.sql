-- What a handler coded a diagnosis as (ICD-10), in place of the member's words: sealed like these.
alter table claim_case add column diagnosis_codes text;

-- Whom a case is for, by certificate, in whoever's account it stands: the history of a person is found by the hash. An
-- empty hash: looked at, and no certificate is known.
alter table claim_case add column insured_hash text;
alter table claim_case add column insured_sealed text;
create index claim_case_person on claim_case (insured_hash, updated_at desc) where insured_hash <> '';
create index claim_case_person_unknown on claim_case (id) where insured_hash is null and state > 0;

-- What staff write down for each other: words under the key of the member whose case it is, never changed.
create table claim_note (
  company_id  uuid        not null,
  case_id     uuid        not null,
  id          uuid        not null,
  account_id  uuid        not null,
  staff_id    uuid        not null,
  staff_name  text        not null,
  kind        text        not null check (kind in ('note', 'calledMember', 'memberCalled', 'calledHospital', 'calledOther')),
  was_reached boolean,
  words       text        not null,
  at          timestamptz not null,
  primary key (company_id, case_id, id)
);
create trigger claim_note_append_only before update or delete on claim_note
  for each row execute function refuse_rewriting();
