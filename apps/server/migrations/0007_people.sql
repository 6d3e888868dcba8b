-- The people of a company, known before they register: employees and their dependants.

-- What an employer announced becomes the person; ids stay, because encrypted values are bound to them. Constraints keep
-- their names: a distributed engine renames tables, columns and indexes only.
alter table roster_entry rename to person;
alter index roster_entry_certificate rename to person_certificate;

-- A dependant belongs to an employee of the same company, from a day and until another: the first day without.
-- withdrawn: an import was undone that had added the person.
alter table person add column status text not null default 'active';
alter table person add constraint person_status check (status in ('coming', 'active', 'left', 'withdrawn'));
alter table person add column birthday date;
alter table person add column country text not null default 'CN';
alter table person add constraint person_country check (country ~ '^[A-Z]{2}$');
alter table person add column relation text;
alter table person add constraint person_relation check (relation in ('spouse', 'child', 'parent'));
alter table person add column holder_id uuid;
alter table person add column dependant_from date;
alter table person add column dependant_until date;
alter table person add column revision integer not null default 0;
alter table person add column created_at timestamptz not null default now();
alter table person add constraint person_dependant_whole
  check ((relation is null) = (holder_id is null) and (relation is null) = (dependant_from is null));
alter table person add constraint person_dependant_until check (dependant_until >= dependant_from);
create index person_employees on person (company_id, status, id) where relation is null;
create index person_dependants on person (company_id, status, id) where relation is not null;
create index person_name on person (company_id, name text_pattern_ops, id);
create index person_phone on person (company_id, phone_hash);
create index person_account on person (company_id, account_id);
create index person_holder on person (company_id, holder_id) where holder_id is not null;
create index person_dependants_beginning on person (dependant_from) where status = 'coming' and dependant_from is not null;
create index person_dependants_ending on person (dependant_until) where status = 'active' and dependant_until is not null;

-- A person's time with the company. Whoever returns gets another row. left_on is the first day without employment.
create table employment (
  company_id uuid        not null references company (id),
  id         uuid        not null,
  person_id  uuid        not null,
  state      text        not null check (state in ('coming', 'current', 'ended')),
  hired_on   date        not null,
  left_on    date        check (left_on >= hired_on),
  -- What classes of people are made of
  grade      text,
  region     text,
  department text,
  branch     text,
  -- The day of the last change of these four; null: none since the hire
  class_since date,
  created_at timestamptz not null,
  primary key (company_id, id),
  constraint employment_ended_whole check (state <> 'ended' or left_on is not null)
);
create unique index employment_open on employment (company_id, person_id) where state <> 'ended';
create index employment_person on employment (company_id, person_id, hired_on desc);
create index employment_ending on employment (left_on) where state <> 'ended' and left_on is not null;
create index employment_beginning on employment (hired_on) where state = 'coming';

-- What happened to a person, with the facts before and after: never a certificate number, and phones masked.
create table person_event (
  company_id uuid        not null,
  id         uuid        not null,
  person_id  uuid        not null,
  kind       text        not null,
  at         timestamptz not null,
  -- The member of staff; null where a job or the person did it
  staff_id   uuid,
  staff_name text,
  import_id  uuid,
  before     jsonb       not null,
  after      jsonb       not null,
  primary key (company_id, id)
);
create index person_event_person on person_event (company_id, person_id, id desc);
create trigger person_event_append_only before update or delete on person_event
  for each row execute function refuse_rewriting();

-- Everybody announced so far is employed, at the latest since the first day of a policy.
insert into employment (company_id, id, person_id, state, hired_on, created_at)
select p.company_id, p.id, p.id, 'current', least((coalesce(p.joined_at, now()) at time zone 'Asia/Shanghai')::date,
  (select min(o.start_dt) from policy o where o.company_id = p.company_id and o.person_id = p.id)), now()
from person p;

-- An import of a table of rows for one company: mapped, tried, confirmed, written in batches, undone as a whole.
create table import_batch (
  company_id    uuid        not null references company (id),
  id            uuid        not null,
  kind          text        not null,
  state         text        not null check (state in (
    'uploaded', 'checking', 'checked', 'refused', 'applying', 'done', 'undoing', 'undone', 'discarded'
  )),
  file_name     text        not null,
  -- Null once its rows are here
  file_id       uuid,
  -- The titles in the file, and the position of each of our columns
  header        jsonb       not null,
  mapping       jsonb       not null,
  -- The last line of the file whose row is here
  read_line     integer     not null default 1,
  -- The numbers of rows by what they do; null until the trial is over
  counts        jsonb,
  -- Rows of the present run that are finished, and all of them
  finished_rows integer     not null default 0,
  failed_rows   integer     not null default 0,
  total_rows    integer     not null default 0,
  -- Why the whole file was refused, or why some rows could not be undone
  note          text        not null default '',
  staff_id      uuid,
  staff_name    text        not null,
  created_at    timestamptz not null,
  confirmed_by  text,
  confirmed_at  timestamptz,
  ended_at      timestamptz,
  undone_by     text,
  undone_at     timestamptz,
  -- When its job last moved: one that stands still is sent again
  moved_at      timestamptz not null,
  primary key (company_id, id)
);
create index import_batch_list on import_batch (company_id, kind, id desc);
create index import_batch_running on import_batch (moved_at) where state in ('checking', 'applying', 'undoing');
create index import_batch_age on import_batch (created_at);

-- A row of the file, encrypted as it was read. Other rows of the file are found by keyed hashes.
create table import_row (
  company_id       uuid     not null,
  id               uuid     not null,
  import_id        uuid     not null,
  line             integer  not null,
  cells_encrypted  text     not null,
  -- Who or what the row is about, what it claims for itself, and the row that it needs
  key_hash         text,
  claim_hash       text,
  needs_hash       text,
  outcome          text     not null check (outcome in ('new', 'changed', 'leaving', 'unchanged', 'faulty')),
  -- What is wrong: the title of the column and a sentence, without the value
  faults           jsonb    not null,
  -- Rows that others need come first
  position         smallint not null,
  state            text     not null check (state in ('staged', 'applied', 'failed', 'undone', 'kept')),
  -- What the row became, the revision that it left there, and what was there before
  subject_id       uuid,
  revision         integer,
  before_encrypted text,
  primary key (company_id, id),
  unique (company_id, import_id, line)
);
create index import_row_order on import_row (company_id, import_id, state, position, line);
create index import_row_outcome on import_row (company_id, import_id, outcome, line);
create index import_row_key on import_row (company_id, import_id, key_hash);
create index import_row_claim on import_row (company_id, import_id, claim_hash) where claim_hash is not null;

-- How a company's tables of a kind were mapped last: title of the file by column.
create table import_mapping (
  company_id uuid        not null,
  kind       text        not null,
  titles     jsonb       not null,
  updated_at timestamptz not null,
  primary key (company_id, kind)
);
