-- What a member has left for the human service outside its hours, and what the service answered.
create table service_message (
  account_id  uuid        not null,
  id          uuid        not null,
  company_id  uuid        not null,
  words       text        not null,
  wants_call  boolean     not null,
  created_at  timestamptz not null,
  answer      text,
  answered_by uuid,
  answered_at timestamptz,
  primary key (account_id, id),
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);
create index service_message_open on service_message (created_at, id) where answered_at is null;
create index service_message_answered on service_message (answered_at desc, id) where answered_at is not null;
