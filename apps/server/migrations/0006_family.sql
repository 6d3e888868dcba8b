-- The family of a member. The member himself has no row: he is his account.
create table family_member (
  account_id         uuid        not null,
  id                 uuid        not null,
  name               text        not null,
  relation           text        not null check (relation in ('spouse', 'child', 'parent')),
  gender             smallint    not null check (gender in (1, 2)),
  birth              date,
  phone_sealed       text,
  certificate_hash   text,
  certificate_sealed text,
  created_at         timestamptz not null,
  primary key (account_id, id),
  unique (account_id, certificate_hash),
  constraint family_certificate_whole check ((certificate_hash is null) = (certificate_sealed is null))
);
