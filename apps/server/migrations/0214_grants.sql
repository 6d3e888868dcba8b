-- What staff hand out that is worth money: what one did alone, which adds up, and what waits until somebody else has looked.
create table desk_grant (
  company_id   uuid        not null,
  id           uuid        not null,
  kind         text        not null check (kind in ('coupons', 'cards', 'quotas', 'optionals')),
  title        text        not null,
  lines        jsonb       not null,
  -- If everything of it were used
  worth_fen    bigint      not null check (worth_fen >= 0),
  -- What was asked for, to be done once somebody has said yes; null where it was done at once
  input_sealed text,
  state        text        not null check (state in ('alone', 'proposed', 'confirmed', 'refused', 'withdrawn')),
  proposed_by  uuid        not null,
  proposed_at  timestamptz not null,
  decided_by   uuid,
  decided_at   timestamptz,
  note         text,
  primary key (company_id, id),
  check (decided_by is distinct from proposed_by),
  check ((state = 'alone') = (input_sealed is null))
);
create index desk_grant_listed on desk_grant (state, proposed_at desc) where input_sealed is not null;
create index desk_grant_alone on desk_grant (company_id, kind, proposed_at) where state = 'alone';

-- Taken by whoever hands out, so that what two do at once is added up.
create table desk_grant_lock (
  company_id uuid not null,
  kind       text not null,
  primary key (company_id, kind)
);
