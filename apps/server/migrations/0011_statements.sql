-- Classes of people have a yearly premium; those agreed so far have none. A key is followed by a colon, and quotes within values are
-- escaped, so the text cannot be found inside a name.
update contract_version set classes = replace(classes::text, '"isClosed":', '"yearlyFen": null, "isClosed":')::jsonb;

-- The premium of a contract for a month: computed as a draft, submitted by one person and issued by another. An issued one never
-- changes: what becomes known later is corrected in the next one.
create table premium_statement (
  company_id          uuid        not null,
  id                  uuid        not null,
  contract_id         uuid        not null,
  -- Its first day
  month               date        not null check (extract(day from month) = 1),
  state               text        not null check (state in ('computing', 'draft', 'submitted', 'issued')),
  -- Given when it is issued
  statement_no        text,
  -- Counts the changes, so that nobody acts on what a colleague changed
  revision            integer     not null default 0,
  -- The newest version of the contract when the computation began
  contract_version_no integer     not null,
  -- The last person who was computed; null: none yet
  computed_until      uuid,
  people              integer     not null default 0,
  -- With days for which no premium was agreed
  unpriced            integer     not null default 0,
  premium_fen         bigint      not null default 0,
  correction_fen      bigint      not null default 0,
  -- Of the statement of the month before
  previous_fen        bigint      not null default 0,
  -- Sums of the lines by class of people and by reason (apps/server/src/features/premiums/tables.ts)
  by_class            jsonb       not null,
  by_change           jsonb       not null,
  created_by          uuid        not null,
  created_at          timestamptz not null,
  moved_at            timestamptz not null,
  submitted_by        uuid,
  submitted_at        timestamptz,
  decided_by          uuid,
  decided_at          timestamptz,
  note                text,
  primary key (company_id, id),
  unique (company_id, contract_id, month),
  constraint premium_statement_issued check ((state = 'issued') = (statement_no is not null)),
  constraint premium_statement_two_people check (state <> 'issued' or submitted_by <> decided_by)
);
-- One statement of a contract is under work at a time.
create unique index premium_statement_open on premium_statement (company_id, contract_id) where state <> 'issued';
create index premium_statement_list on premium_statement (company_id, month desc, id);
create index premium_statement_running on premium_statement (moved_at) where state = 'computing';
create index premium_statement_age on premium_statement (decided_at) where state = 'issued';

create function refuse_reissuing() returns trigger language plpgsql as $$
begin
  if old.state = 'issued' then
    raise exception 'an issued statement never changes' using errcode = 'restrict_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger premium_statement_final before update or delete on premium_statement
  for each row execute function refuse_reissuing();

-- A person of a statement. Lines are added and removed with a draft, and never changed.
create table premium_line (
  company_id     uuid    not null,
  statement_id   uuid    not null,
  person_id      uuid    not null,
  contract_id    uuid    not null,
  -- The last cover of the person, which knows the name
  enrolment_id   uuid    not null,
  days           integer not null check (days between 0 and 31),
  premium_fen    bigint  not null check (premium_fen >= 0),
  -- What earlier statements charged too little, or too much
  correction_fen bigint  not null,
  -- What the statement of the month before charged
  previous_fen   bigint  not null,
  -- Days by class and price, and the reasons of the difference (packages/domain/src/premium-line.ts)
  segments       jsonb   not null,
  changes        jsonb   not null,
  primary key (company_id, statement_id, person_id)
);
create index premium_line_person on premium_line (company_id, contract_id, person_id);
create function refuse_changing() returns trigger language plpgsql as $$
begin
  raise exception '% is never updated', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger premium_line_unchanged before update on premium_line
  for each row execute function refuse_changing();

-- People of a contract in the order of their ids, and the changes of a month
create index enrolment_contract_person on enrolment (company_id, contract_id, person_id);
create index enrolment_event_time on enrolment_event (company_id, at);
