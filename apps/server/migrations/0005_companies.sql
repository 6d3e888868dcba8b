-- Staff set up companies in the console: their status, and revisions so that of two simultaneous edits only one is saved.

-- A company is prepared before anybody can register, and its members cannot enter it while it is suspended.
alter table company add column status text not null default 'active'
  check (status in ('preparing', 'active', 'suspended'));
alter table company add column revision integer not null default 0;
alter table company add column saved_by text;
alter table company add column saved_at timestamptz;

alter table company_group add column revision integer not null default 0;
alter table claim_rule add column revision integer not null default 0;
alter table theme add column revision integer not null default 0;
alter table login_theme add column revision integer not null default 0;
alter table company_partner add column revision integer not null default 0;

-- The time of the last change tells whether a secret that was shown once is still the one in force.
alter table partner_channel add column revision integer not null default 0;
alter table partner_channel add column secret_changed_at timestamptz;
alter table work_chat_app add column revision integer not null default 0;
alter table work_chat_app add column secret_changed_at timestamptz;

-- A second person confirms claim rules that let more be paid automatically or by one person.
alter table approval drop constraint approval_kind_check;
alter table approval add constraint approval_kind_check
  check (kind in ('coupons', 'cards', 'quotas', 'optionals', 'freeBenefits', 'claimRules'));
