-- A key of each person, and of each company for what belongs to it: pictures, papers and words about health are sealed
-- under it. Itself it is sealed under FIELD_KEYS. Whoever deletes the row has deleted everything that it opens.
create table keeper_key (
  keeper_id  uuid        primary key,
  key_sealed text        not null,
  created_at timestamptz not null
);

-- Whether the bytes of a file are sealed; a job sees to those that came before there were keys.
alter table stored_file add column is_sealed boolean not null default false;
create index stored_file_plain on stored_file (created_at) where not is_sealed;
-- When the key under which it was sealed was deleted: the row says that there was a file, and no more.
alter table stored_file add column gone_at timestamptz;
