-- What members do in the app. The key begins as a partition would: company, person, day. Rows go after 180 days.
create table behavior_record (
  company_id  uuid        not null,
  account_id  uuid        not null,
  day         date        not null,
  id          uuid        not null,
  page_key    text        not null,
  categary    text        not null,
  module      text        not null,
  feature     text        not null,
  operation   smallint    not null check (operation in (0, 1, 2)),
  detail      text,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  primary key (company_id, account_id, day, id)
);
create index behavior_record_day on behavior_record (day);

create table promotion (
  id        uuid        primary key,
  title     text        not null,
  summary   text        not null,
  pic_link  text,
  jump_url  text,
  starts_at timestamptz not null,
  ends_at   timestamptz not null,
  constraint promotion_window check (starts_at < ends_at)
);

-- One row for each visitor and day; the visitor is a keyed hash, a phone that was left is sealed.
create table promotion_record (
  promotion_id uuid        not null references promotion (id),
  day          date        not null,
  visitor_hash text        not null,
  id           uuid        not null unique,
  account_id   uuid,
  phone_sealed text,
  created_at   timestamptz not null,
  primary key (promotion_id, day, visitor_hash)
);

create table activity_advice (
  account_id  uuid        not null,
  id          uuid        not null,
  activity_id uuid,
  content     text        not null,
  created_at  timestamptz not null,
  primary key (account_id, id)
);

create table feedback_tag (
  id   uuid    primary key,
  kind text    not null check (kind in ('suggestion', 'evaluation')),
  name text    not null,
  sort integer not null,
  unique (kind, name)
);
insert into feedback_tag (id, kind, name, sort) values
  ('018f3a00-0000-7000-8000-000000000001', 'suggestion', '功能建议', 1),
  ('018f3a00-0000-7000-8000-000000000002', 'suggestion', '使用故障', 2),
  ('018f3a00-0000-7000-8000-000000000003', 'suggestion', '理赔服务', 3),
  ('018f3a00-0000-7000-8000-000000000004', 'suggestion', '体检预约', 4),
  ('018f3a00-0000-7000-8000-000000000005', 'suggestion', '问诊购药', 5),
  ('018f3a00-0000-7000-8000-000000000006', 'suggestion', '其他', 6),
  ('018f3a00-0000-7000-8000-000000000011', 'evaluation', '响应及时', 1),
  ('018f3a00-0000-7000-8000-000000000012', 'evaluation', '专业耐心', 2),
  ('018f3a00-0000-7000-8000-000000000013', 'evaluation', '解决问题', 3),
  ('018f3a00-0000-7000-8000-000000000014', 'evaluation', '流程清楚', 4),
  ('018f3a00-0000-7000-8000-000000000015', 'evaluation', '等待太久', 5),
  ('018f3a00-0000-7000-8000-000000000016', 'evaluation', '没有帮到我', 6);

create table suggestion (
  account_id     uuid        not null,
  id             uuid        not null unique,
  tag_names      text[]      not null,
  content        text        not null,
  contact_sealed text,
  created_at     timestamptz not null,
  primary key (account_id, id)
);

create table suggestion_picture (
  account_id    uuid    not null,
  suggestion_id uuid    not null,
  file_id       uuid    not null references stored_file (id),
  sort          integer not null,
  primary key (account_id, suggestion_id, file_id)
);

-- A service that was done for a member and may be evaluated once, by whoever holds its unguessable id.
create table service_record (
  company_id     uuid        not null,
  id             uuid        not null,
  account_id     uuid        not null,
  third_party_id text        not null unique,
  service_name   text        not null,
  provider       text        not null,
  done_at        timestamptz not null,
  primary key (company_id, id)
);

create table evaluation (
  company_id uuid        not null,
  service_id uuid        not null,
  score      smallint    not null check (score between 1 and 5),
  tag_names  text[]      not null,
  content    text        not null,
  created_at timestamptz not null,
  primary key (company_id, service_id)
);
