-- What is on its way: to whoever ordered it, or back from there. An order has as many as it is sent in.
create table parcel (
  company_id    uuid        not null,
  id            uuid        not null,
  subject_kind  text        not null,
  subject_id    uuid        not null,
  direction     text        not null check (direction in ('out', 'back')),
  -- As 快递100 calls the courier: shunfeng
  courier       text        not null,
  parcel_no     text        not null,
  -- Some couriers tell only who knows the last four digits of the receiver's phone
  phone_tail    text,
  state         smallint    not null,
  is_subscribed boolean     not null,
  created_at    timestamptz not null,
  asked_at      timestamptz,
  delivered_at  timestamptz,
  primary key (company_id, id)
);
create index parcel_subject on parcel (company_id, subject_kind, subject_id);
create unique index parcel_number on parcel (company_id, courier, parcel_no, subject_kind, subject_id);
create index parcel_asked on parcel (asked_at) where delivered_at is null;

create table parcel_step (
  company_id uuid        not null,
  parcel_id  uuid        not null,
  at         timestamptz not null,
  words      text        not null,
  state      smallint    not null,
  primary key (company_id, parcel_id, at, words)
);
