-- Points that staff give or take: one proposes, another confirms.
create table points_adjustment (
  company_id  uuid        not null,
  id          uuid        not null,
  account_id  uuid        not null,
  points      integer     not null check (points <> 0),
  reason      text        not null,
  state       text        not null check (state in ('proposed', 'confirmed', 'refused')),
  proposed_by uuid        not null,
  proposed_at timestamptz not null,
  decided_by  uuid,
  decided_at  timestamptz,
  note        text,
  primary key (company_id, id),
  check (decided_by is distinct from proposed_by)
);
create index points_adjustment_newest on points_adjustment (proposed_at desc, id);
