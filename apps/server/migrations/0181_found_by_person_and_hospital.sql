-- What every claim is held against stands by what it is asked by, so that judging one asks few nodes.

-- Where marked diagnoses of a person stand: by the hash of the certificate, and by account and family member, whoever has none.
create table insured_mark (
  person     text not null,
  mark_id    uuid not null,
  company_id uuid not null,
  case_id    uuid not null,
  primary key (person, mark_id)
);
-- Under which hash the mark is found; the case's own changes with a rotation of keys.
alter table claim_diagnosis_mark add column found_by text;
update claim_diagnosis_mark m set found_by = c.insured_hash
  from claim_case c where c.company_id = m.company_id and c.id = m.case_id and c.insured_hash <> '';
insert into insured_mark (person, mark_id, company_id, case_id)
  select found_by, id, company_id, case_id from claim_diagnosis_mark where found_by is not null;
insert into insured_mark (person, mark_id, company_id, case_id)
  select c.account_id || '/' || coalesce(c.family_id::text, ''), m.id, m.company_id, m.case_id
  from claim_diagnosis_mark m join claim_case c on c.company_id = m.company_id and c.id = m.case_id;

-- When cases of a hospital were submitted.
create table hospital_pace (
  hospital     text        not null,
  case_id      uuid        not null,
  submitted_at timestamptz not null,
  primary key (hospital, case_id)
);
create index hospital_pace_lately on hospital_pace (hospital, submitted_at);
insert into hospital_pace (hospital, case_id, submitted_at)
  select hospital, id, submitted_at from claim_case where hospital <> '' and submitted_at is not null;
