-- Who has no right left pays alone, where the company lets people; what a consultation costs them then, where it is not the usual price.
alter table company
  add column sells_consultations boolean not null default true,
  add column sells_counselling   boolean not null default true,
  add column consultation_fen    integer check (consultation_fen > 0);

-- The order that pays for it, where no right does. 5 waits for its money and nobody was told of it yet.
alter table consultation
  alter column package_id drop not null,
  add column order_id uuid,
  drop constraint consultation_state_check,
  add constraint consultation_state_check check (state between 1 and 5);
drop index consultation_open;
create unique index consultation_open on consultation (company_id, account_id, family_id) where state in (1, 2, 5);

alter table booking add column order_id uuid;
