-- A file belongs to a person or to a company; every member of the company may read the latter.
alter table stored_file alter column owner_account_id drop not null;
alter table stored_file add constraint stored_file_belongs
  check (owner_account_id is not null or company_id is not null);

-- Papers of a company that explain how its benefits are used, opened in /pdf and /excel.
create table operation_manual (
  company_id uuid        not null references company (id),
  id         uuid        not null,
  name       text        not null,
  kind       text        not null check (kind in ('pdf', 'xlsx')),
  file_id    uuid        not null references stored_file (id),
  updated_at timestamptz not null,
  sort       integer     not null,
  primary key (company_id, id)
);
