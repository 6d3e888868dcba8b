-- Who works at the console, what they are doing, and what each of them read and did.
create table staff (
  id            uuid        primary key,
  account       text        not null unique check (account = lower(account)),
  name          text        not null,
  role          text        not null check (role in ('handler', 'senior', 'auditor')),
  password_hash text        not null,
  is_active     boolean     not null,
  created_at    timestamptz not null
);

create table staff_session (
  token_hash   text        primary key,
  staff_id     uuid        not null references staff (id),
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at     timestamptz
);
create index staff_session_created_at on staff_session (created_at);

-- Every read of health data and every deed. Nobody rewrites it.
create table staff_deed (
  id         uuid        primary key,
  at         timestamptz not null,
  staff_id   uuid        not null,
  -- As it was then
  staff_name text        not null,
  role       text        not null,
  deed       text        not null,
  company_id uuid,
  case_id    uuid,
  case_no    text,
  detail     text        not null,
  address    text        not null
);
create index staff_deed_at on staff_deed (at desc, id desc);
create index staff_deed_staff on staff_deed (staff_id, at desc, id desc);
create index staff_deed_case on staff_deed (case_no, at desc, id desc) where case_no is not null;
create trigger staff_deed_append_only before update or delete on staff_deed
  for each row execute function refuse_rewriting();

-- Who works on a case. Another handler takes it over by his own word.
create table claim_assignment (
  company_id uuid        not null,
  case_id    uuid        not null,
  staff_id   uuid        not null,
  at         timestamptz not null,
  primary key (company_id, case_id)
);
create index claim_assignment_staff on claim_assignment (staff_id, case_id);

-- The first of two pairs of eyes. Whatever changes the case takes it away.
create table claim_approval (
  company_id  uuid        not null,
  case_id     uuid        not null,
  staff_id    uuid        not null,
  payable_fen bigint      not null check (payable_fen > 0),
  -- Of the lines as they were approved: the second person confirms the same ones
  lines_hash  text        not null,
  at          timestamptz not null,
  primary key (company_id, case_id)
);

create table pay_batch (
  id         uuid        primary key,
  batch_no   text        not null unique,
  made_by    uuid        not null references staff (id),
  state      text        not null check (state in ('open', 'sent')),
  created_at timestamptz not null,
  sent_at    timestamptz
);
create index pay_batch_created_at on pay_batch (created_at desc, id desc);

create index payment_batch on payment (batch_id) where batch_id is not null;
create index payment_state on payment (state, created_at desc, id desc);
create index payment_recent on payment (created_at desc, id desc);
create index claim_case_asked on claim_case (updated_at, id) where state = 3;
create index claim_case_recent on claim_case (updated_at desc, id desc) where state > 0;
create index claim_case_no_start on claim_case (case_no text_pattern_ops);
create index claim_case_insured on claim_case (insured_name text_pattern_ops, updated_at desc) where state > 0;
create index claim_case_book on claim_case (book_file_id) where book_file_id is not null;
create index claim_case_letter on claim_case (letter_file_id) where letter_file_id is not null;
