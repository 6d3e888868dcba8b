-- Staff look up the sessions of one member, also those that ended.
create index session_of_account on session (account_id, created_at desc);
drop index session_account;

-- A member's phone that is changed without a code to the former one waits for a second person.
alter table approval drop constraint approval_kind_check;
alter table approval add constraint approval_kind_check
  check (kind in ('coupons', 'cards', 'quotas', 'optionals', 'freeBenefits', 'claimRules', 'phoneChanges'));
