-- The tags that a company gives its members. Each member has a copy of the name, read with the account.
create table company_tag (
  company_id uuid        not null references company (id),
  id         uuid        not null,
  name       text        not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, name)
);
create index member_tag_of on member_tag (tag_id);
