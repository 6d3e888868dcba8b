-- Where parcels go. Who lives there, with which phone and at which door is sealed; the region is not, since prices and
-- delivery follow from it.
create table user_address (
  account_id     uuid        not null,
  id             uuid        not null,
  district_code  text        not null,
  street         text        not null,
  contact_sealed text        not null,
  is_default     boolean     not null,
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  primary key (account_id, id)
);
create unique index user_address_default on user_address (account_id) where is_default;

-- What is taken before a person's addresses change.
create table address_book (
  account_id uuid    primary key,
  changes    integer not null
);
