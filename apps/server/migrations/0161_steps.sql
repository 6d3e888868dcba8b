-- Which sports platform tells us the steps of a company's people: it is heard for no other company.
create table steps_channel (
  company_id uuid not null primary key,
  channel    text not null
);
create index steps_channel_of on steps_channel (channel);

-- The most that was told of a day: what comes late or out of order takes nothing off. Kept for a month.
create table member_steps (
  company_id uuid        not null,
  account_id uuid        not null,
  day        date        not null,
  steps      integer     not null check (steps >= 0),
  told_at    timestamptz not null,
  primary key (company_id, account_id, day)
);
create index member_steps_day on member_steps (day);
