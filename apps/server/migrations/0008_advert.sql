create table advert (
  company_id uuid        not null,
  id         uuid        not null,
  position   text        not null check (position in ('banner', 'strip', 'dialog', 'announcement')),
  title      text        not null,
  summary    text        not null,
  pic_link   text,
  jump_url   text,
  sort       integer     not null,
  starts_at  timestamptz not null,
  ends_at    timestamptz not null,
  primary key (company_id, id),
  constraint advert_window check (starts_at < ends_at)
);
create index advert_id on advert (id);

-- One row for each person and day: counting never makes two people wait for one another.
create table advert_count (
  company_id uuid     not null,
  advert_id  uuid     not null,
  account_id uuid     not null,
  kind       text     not null check (kind in ('show', 'click')),
  day        date     not null,
  times      integer  not null,
  primary key (company_id, advert_id, account_id, kind, day)
);
