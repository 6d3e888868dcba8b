-- Merging two accounts of one person waits for a second person.
alter table approval drop constraint approval_kind_check;
alter table approval add constraint approval_kind_check
  check (kind in ('coupons', 'cards', 'quotas', 'optionals', 'freeBenefits', 'claimRules', 'phoneChanges', 'accountMerges'));
