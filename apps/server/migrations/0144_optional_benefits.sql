-- Benefits of which an employee chooses some until a day. What can be chosen is part of the offer and never changes.
create table optional_offer (
  company_id  uuid        not null,
  id          uuid        not null,
  title       text        not null,
  summary     text        not null,
  -- For the employee, or for one of the family
  audience    text        not null check (audience in ('self', 'family')),
  pick        integer     not null check (pick > 0),
  -- [{ id, name, summary, supplierCode, times, timeFen }]
  items       jsonb       not null,
  opens_at    timestamptz not null,
  closes_at   timestamptz not null,
  -- The end of what was chosen
  use_until   timestamptz not null,
  void_reason text,
  staff_id    uuid        not null,
  staff_name  text        not null,
  created_at  timestamptz not null,
  primary key (company_id, id),
  constraint optional_offer_term check (opens_at < closes_at and closes_at <= use_until)
);
create index optional_offer_newest on optional_offer (created_at desc, id);
create index optional_offer_open on optional_offer (company_id, closes_at) where void_reason is null;

-- One row an employee and offer: whoever chooses queues here.
create table optional_chooser (
  company_id uuid        not null,
  offer_id   uuid        not null,
  account_id uuid        not null,
  changed_at timestamptz not null,
  primary key (company_id, offer_id, account_id)
);

-- What was chosen, and what of it was changed for something else; never deleted.
create table optional_choice (
  company_id uuid        not null,
  id         uuid        not null,
  offer_id   uuid        not null,
  account_id uuid        not null,
  family_id  uuid,
  item_id    uuid        not null,
  -- The right that it became
  package_id uuid        not null,
  chosen_at  timestamptz not null,
  dropped_at timestamptz,
  primary key (company_id, id)
);
create index optional_choice_mine on optional_choice (company_id, offer_id, account_id);
