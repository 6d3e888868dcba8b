-- Who was told that a selection of optional benefits is open: once each, whichever process tells.
create table optional_notice (
  company_id uuid        not null,
  offer_id   uuid        not null,
  account_id uuid        not null,
  told_at    timestamptz not null,
  primary key (company_id, offer_id, account_id)
);

-- Everybody who had joined the company by then was told; null until it has opened.
alter table optional_offer add column told_until timestamptz;
