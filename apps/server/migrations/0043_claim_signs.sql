-- How many cases in how many hours are worth a look, as data: words holds {count}.
create table velocity_rule (
  id        text     primary key,
  subject   text     not null check (subject in ('account', 'insured', 'card', 'hospital')),
  hours     integer  not null check (hours > 0),
  -- So many submitted before, and it is said
  at_least  integer  not null check (at_least > 0),
  -- From 10 on the machine does not decide
  weight    smallint not null check (weight between 1 and 100),
  words     text     not null,
  is_active boolean  not null default true
);
insert into velocity_rule (id, subject, hours, at_least, weight, words) values
  ('account-day', 'account', 24, 6, 15, '该账户近24小时已提交 {count} 个案件'),
  ('account-month', 'account', 720, 10, 20, '该账户近30天已提交 {count} 个案件'),
  ('insured-day', 'insured', 24, 6, 15, '该被保险人近24小时已申请 {count} 个案件'),
  ('insured-month', 'insured', 720, 10, 20, '该被保险人近30天已申请 {count} 个案件'),
  ('card-day', 'card', 24, 6, 15, '该收款银行卡近24小时用于 {count} 个案件'),
  ('card-month', 'card', 720, 15, 20, '该收款银行卡近30天用于 {count} 个案件'),
  ('hospital-day', 'hospital', 24, 200, 10, '该医院近24小时已有 {count} 个案件'),
  ('hospital-month', 'hospital', 720, 3000, 10, '该医院近30天已有 {count} 个案件');

-- Hospitals and ranges of invoices of which a person decides every claim. What was taken off stays with who did it and why.
create table claim_block (
  id             uuid        primary key,
  kind           text        not null check (kind in ('hospital', 'invoice')),
  hospital       text,
  -- The name without gaps, as names are compared
  hospital_key   text,
  invoice_code   text        not null default '',
  first_number   text,
  last_number    text,
  reason         text        not null,
  added_by       uuid        not null,
  added_at       timestamptz not null,
  removed_by     uuid,
  removed_at     timestamptz,
  removed_reason text,
  check (kind = 'hospital' and hospital_key is not null
    or kind = 'invoice' and first_number is not null and last_number is not null)
);
-- Once, whoever adds it at the same time.
create unique index claim_block_once on claim_block
  (kind, coalesce(hospital_key, ''), invoice_code, coalesce(first_number, ''), coalesce(last_number, '')) where removed_at is null;
create index claim_block_hospital on claim_block (hospital_key) where removed_at is null;
create index claim_block_number on claim_block (first_number, last_number) where removed_at is null;

-- Receipts that look alike, whoever brought them: of 64 places up to six may differ, so of four bands of sixteen one differs
-- in one place at most, and is found by the band's own value or one of its sixteen neighbours.
create index claim_material_band_1 on claim_material (substr(look_hash, 1, 4)) where look_hash is not null and kind = 'receipt';
create index claim_material_band_2 on claim_material (substr(look_hash, 5, 4)) where look_hash is not null and kind = 'receipt';
create index claim_material_band_3 on claim_material (substr(look_hash, 9, 4)) where look_hash is not null and kind = 'receipt';
create index claim_material_band_4 on claim_material (substr(look_hash, 13, 4)) where look_hash is not null and kind = 'receipt';

create index claim_case_card on claim_case (bank_card_id, submitted_at) where submitted_at is not null;
create index claim_case_hospital on claim_case (hospital, submitted_at) where submitted_at is not null;
create index bank_card_any_number on bank_card (number_hash);
