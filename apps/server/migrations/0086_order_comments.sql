-- Stars and words of whoever received it, once, and what was added later, once.
create table order_comment (
  company_id      uuid        not null,
  order_id        uuid        not null,
  account_id      uuid        not null,
  stars           smallint    not null check (stars between 1 and 5),
  -- Of a health service it tells of an illness: under the key of the owner
  words           text        not null,
  pictures        jsonb       not null,
  created_at      timestamptz not null,
  follow_words    text,
  follow_pictures jsonb       not null default '[]',
  followed_at     timestamptz,
  primary key (company_id, order_id)
);
