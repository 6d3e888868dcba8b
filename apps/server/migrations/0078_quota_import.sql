-- Spreadsheets that gave benefits to people: the same content gives them once.
create table quota_import (
  company_id uuid        not null,
  digest     text        not null,
  id         uuid        not null,
  staff_id   uuid        not null,
  row_count  integer     not null,
  created_at timestamptz not null,
  primary key (company_id, digest)
);
