-- Staff keep the free benefits of a company; what one gives everybody waits for approval above a value.
alter table free_equity add column revision integer not null default 0;
alter table free_equity add column saved_by text;
alter table free_equity add column saved_at timestamptz;

alter table approval drop constraint approval_kind_check;
alter table approval add constraint approval_kind_check
  check (kind in ('coupons', 'cards', 'quotas', 'optionals', 'freeBenefits'));
