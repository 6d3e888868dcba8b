-- How a company's people claim: when its channel opens, where instead, which flow, which limits.
create table claim_rule (
  company_id      uuid     primary key references company (id),
  -- The company's claims are made at another site: a web address or `site:<name>/<path>`
  redirect_url    text,
  -- Claims are taken from this day on; null: always
  opens_on        date,
  flow            text     not null check (flow in ('new', 'old')),
  -- Sum of invoices that one application may hold (maxTopLimitByCompany); above it papers are mailed
  single_fen      bigint   not null check (single_fen > 0),
  -- Up to this total a case that was read with confidence is decided at once
  automatic_fen   bigint   not null check (automatic_fen >= 0),
  -- From this payable amount on two people decide
  four_eyes_fen   bigint   not null check (four_eyes_fen > 0),
  mail_address    text     not null,
  tip             text     not null,
  china_life_city text     check (china_life_city in ('SZ', 'SH'))
);

alter table policy_liability add column deductible_used_fen bigint not null default 0 check (deductible_used_fen >= 0);
-- Pays a sum for an event (death, a grave illness) and no costs of treatment, so no receipt is measured by it
alter table policy_liability add column is_lump_sum boolean not null default false;

-- Payees. The number is sealed and found by keyed hash; what is shown is its end.
create table bank_card (
  account_id    uuid        not null,
  id            uuid        not null,
  holder_name   text        not null,
  number_hash   text        not null,
  number_sealed text        not null,
  last_four     text        not null,
  bank_code     text        not null,
  bank_name     text        not null,
  card_kind     text        not null,
  province      text        not null,
  city          text        not null,
  branch        text        not null,
  created_at    timestamptz not null,
  removed_at    timestamptz,
  primary key (account_id, id)
);
create unique index bank_card_number on bank_card (account_id, number_hash) where removed_at is null;

-- A hand signature, kept to be used again; what it was put under is bound by the document's hash.
create table hand_signature (
  account_id uuid        not null,
  id         uuid        not null,
  file_id    uuid        not null,
  created_at timestamptz not null,
  primary key (account_id, id)
);

create table claim_case (
  company_id     uuid        not null,
  id             uuid        not null,
  -- Who applies
  account_id     uuid        not null,
  -- Whom the claim is for; null is the applicant
  family_id      uuid,
  policy_id      uuid,
  case_no        text        not null,
  flow           text        not null check (flow in ('new', 'old', 'hospital')),
  state          smallint    not null check (state between 0 and 9),
  -- How far a draft has come: 1 information, 2 bank card, 3 materials
  step           smallint    not null default 1,
  insured_name   text        not null,
  visit_type     text        check (visit_type in ('outpatient', 'emergency', 'inpatient', 'dental', 'maternity', 'accident')),
  visit_start    date,
  visit_end      date,
  hospital       text,
  diagnosis      text,
  accident_note  text,
  phone_sealed   text,
  email          text,
  bank_card_id   uuid,
  billed_fen     bigint      not null default 0 check (billed_fen >= 0),
  payable_fen    bigint      check (payable_fen >= 0 and payable_fen <= billed_fen),
  -- 0 nothing noticed … 100 look closely; the reasons stand in claim_flag
  risk           smallint    not null default 0 check (risk between 0 and 100),
  -- What a handler asked for: {"words": "…", "kinds": ["…"]}
  asked_for      jsonb,
  signature_id   uuid,
  book_hash      text,
  book_file_id   uuid,
  letter_file_id uuid,
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  submitted_at   timestamptz,
  decided_at     timestamptz,
  closed_at      timestamptz,
  primary key (company_id, id)
);
create index claim_case_id on claim_case (id);
create unique index claim_case_no on claim_case (case_no);
create index claim_case_mine on claim_case (account_id, updated_at desc, id desc);
create index claim_case_queue on claim_case (risk desc, submitted_at, id) where state in (1, 2, 4);
create index claim_case_decided on claim_case (company_id, decided_at desc) where decided_at is not null;
-- One draft of a flow at a time: another device goes on with it.
create unique index claim_case_draft on claim_case (account_id, company_id, flow) where state = 0;

create table claim_material (
  company_id     uuid        not null,
  case_id        uuid        not null,
  id             uuid        not null,
  kind           text        not null check (kind in ('receipt', 'feeList', 'medicalRecord', 'diagnosis', 'dischargeSummary', 'idCard', 'bankCard', 'other')),
  -- Whether a person said what it is; otherwise reading says it
  is_kind_given  boolean     not null,
  -- False between the upload and the moment at which the person puts it to the application
  is_saved       boolean     not null,
  file_id        uuid        not null,
  name           text        not null,
  -- The client's own key of the upload: the same key is the same file. A PDF has a row for each page.
  upload_key     text        not null,
  page           smallint    not null default 1,
  bytes_hash     text        not null,
  -- Of the picture's look: near ones are warned about
  look_hash      text,
  state          text        not null check (state in ('kept', 'waiting', 'reading', 'read', 'unreadable', 'failed')),
  tries          smallint    not null default 0,
  -- Why it could not be read, for the person
  failure        text,
  -- What was read, as JSON, sealed: it may hold certificate and card numbers
  reading_sealed text,
  sort           integer     not null,
  created_at     timestamptz not null,
  read_at        timestamptz,
  removed_at     timestamptz,
  primary key (company_id, case_id, id)
);
create unique index claim_material_upload on claim_material (company_id, case_id, upload_key, page);
create index claim_material_look on claim_material (look_hash) where look_hash is not null and removed_at is null;
create index claim_material_unread on claim_material (created_at) where state in ('waiting', 'reading');

-- One invoice of a case. A field is null as long as it was neither read nor filled in.
create table claim_receipt (
  company_id      uuid     not null,
  case_id         uuid     not null,
  id              uuid     not null,
  material_id     uuid,
  invoice_code    text     not null default '',
  invoice_number  text,
  day             date,
  billed_fen      bigint   check (billed_fen > 0),
  social_fen      bigint   not null default 0 check (social_fen >= 0),
  excluded_fen    bigint   not null default 0 check (excluded_fen >= 0),
  excluded_reason text,
  payer           text,
  hospital        text,
  -- Both values of each field: what was read and what people made of it (saveOCRResultSnapshots)
  snapshot        jsonb    not null,
  -- Every field was read surely and nobody changed it
  is_sure         boolean  not null,
  -- The person has looked at it, or there was nothing to look at
  is_confirmed    boolean  not null,
  sort            integer  not null,
  primary key (company_id, case_id, id)
);
create unique index claim_receipt_material on claim_receipt (company_id, case_id, material_id) where material_id is not null;

-- One invoice pays once, across members and companies. A case that is cancelled, withdrawn or rejected gives it back.
create table invoice_use (
  invoice_code   text        not null,
  invoice_number text        not null,
  company_id     uuid        not null,
  case_id        uuid        not null,
  case_no        text        not null,
  used_at        timestamptz not null,
  primary key (invoice_code, invoice_number)
);
create index invoice_use_case on invoice_use (company_id, case_id);

-- Why a case is not decided by the machine, and what a handler should look at.
create table claim_flag (
  company_id uuid     not null,
  case_id    uuid     not null,
  id         uuid     not null,
  kind       text     not null,
  words      text     not null,
  weight     smallint not null check (weight between 0 and 100),
  primary key (company_id, case_id, id)
);

-- The decision, receipt by receipt.
create table claim_line (
  company_id     uuid    not null,
  case_id        uuid    not null,
  receipt_id     uuid    not null,
  liability_id   uuid,
  billed_fen     bigint  not null check (billed_fen >= 0),
  excluded_fen   bigint  not null check (excluded_fen >= 0),
  social_fen     bigint  not null check (social_fen >= 0),
  deductible_fen bigint  not null check (deductible_fen >= 0),
  ratio          smallint not null check (ratio between 0 and 100),
  over_limit_fen bigint  not null check (over_limit_fen >= 0),
  payable_fen    bigint  not null check (payable_fen >= 0 and payable_fen <= billed_fen),
  reason         text    not null,
  is_by_hand     boolean not null default false,
  primary key (company_id, case_id, receipt_id)
);

-- Money that goes out. Its id is the instruction's at the payout partner: asked for twice, it is one payment.
create table payment (
  company_id   uuid        not null,
  case_id      uuid        not null,
  id           uuid        not null,
  batch_id     uuid,
  amount_fen   bigint      not null check (amount_fen > 0),
  account_id   uuid        not null,
  bank_card_id uuid        not null,
  -- waiting: nobody was asked yet; sent: taken or in doubt, ask; paid and failed are final
  state        text        not null check (state in ('waiting', 'sent', 'paid', 'failed')),
  -- Sent without a batch, because the case was decided by rule
  is_at_once   boolean     not null,
  tries        integer     not null default 0,
  receipt      text,
  failure      text,
  created_at   timestamptz not null,
  sent_at      timestamptz,
  paid_at      timestamptz,
  primary key (company_id, case_id, id)
);
create unique index payment_id on payment (id);
-- A case is paid once: a second instruction only after the first has failed for good.
create unique index payment_live on payment (company_id, case_id) where state <> 'failed';
create index payment_open on payment (state, created_at) where state in ('waiting', 'sent');

-- What was signed, as JSON, sealed: the signed book is drawn from it, whatever happens to the case afterwards.
create table claim_book (
  company_id     uuid        not null,
  case_id        uuid        not null,
  content_sealed text        not null,
  created_at     timestamptz not null,
  primary key (company_id, case_id)
);
create unique index claim_book_case on claim_book (case_id);

-- How long past cases took, where a company has too few of its own.
create index claim_case_decided_at on claim_case (decided_at desc) where decided_at is not null;
