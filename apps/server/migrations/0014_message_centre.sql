-- When it was read: a list that is read page by page stays as it was when its first page was read.
alter table notice add column read_at timestamptz;
update notice set read_at = created_at where read_status = 2;
alter table notice add constraint notice_read_at check ((read_status = 2) = (read_at is not null));
create index notice_recent on notice (account_id, tab, created_at desc, id desc);
create index notice_by_id on notice (account_id, id);

-- What a company's members often ask, with its answer.
create table question (
  company_id uuid    not null,
  id         uuid    not null,
  category   text    not null,
  title      text    not null,
  content    text    not null,
  sort       integer not null,
  primary key (company_id, id)
);
create index question_id on question (id);

-- One row for each person and day: counting never makes two people wait for one another.
create table question_count (
  company_id  uuid    not null,
  question_id uuid    not null,
  account_id  uuid    not null,
  day         date    not null,
  times       integer not null,
  primary key (company_id, question_id, account_id, day)
);

-- Days on which human service differs from the week: public holidays, and the weekends worked for them.
create table service_calendar (
  day   date    primary key,
  works boolean not null,
  note  text    not null
);
insert into service_calendar (day, works, note) values
  ('2026-01-01', false, '元旦'), ('2026-01-02', false, '元旦'), ('2026-01-03', false, '元旦'),
  ('2026-01-04', true, '元旦调休'),
  ('2026-02-14', true, '春节调休'), ('2026-02-28', true, '春节调休'),
  ('2026-02-15', false, '春节'), ('2026-02-16', false, '春节'), ('2026-02-17', false, '春节'),
  ('2026-02-18', false, '春节'), ('2026-02-19', false, '春节'), ('2026-02-20', false, '春节'),
  ('2026-02-21', false, '春节'), ('2026-02-22', false, '春节'), ('2026-02-23', false, '春节'),
  ('2026-04-04', false, '清明节'), ('2026-04-05', false, '清明节'), ('2026-04-06', false, '清明节'),
  ('2026-05-01', false, '劳动节'), ('2026-05-02', false, '劳动节'), ('2026-05-03', false, '劳动节'),
  ('2026-05-04', false, '劳动节'), ('2026-05-05', false, '劳动节'), ('2026-05-09', true, '劳动节调休'),
  ('2026-06-19', false, '端午节'), ('2026-06-20', false, '端午节'), ('2026-06-21', false, '端午节'),
  ('2026-09-20', true, '国庆节调休'), ('2026-10-10', true, '国庆节调休'),
  ('2026-09-25', false, '中秋节'), ('2026-09-26', false, '中秋节'), ('2026-09-27', false, '中秋节'),
  ('2026-10-01', false, '国庆节'), ('2026-10-02', false, '国庆节'), ('2026-10-03', false, '国庆节'),
  ('2026-10-04', false, '国庆节'), ('2026-10-05', false, '国庆节'), ('2026-10-06', false, '国庆节'),
  ('2026-10-07', false, '国庆节');
