-- What kind of certificate the number is of. All that were kept until now are of identity cards.
alter table family_member add column certificate_kind text
  check (certificate_kind in ('idCard', 'passport', 'hkMacaoPermit', 'taiwanPermit', 'foreignerResident'));
update family_member set certificate_kind = 'idCard' where certificate_hash is not null;
alter table family_member add constraint family_certificate_kind
  check ((certificate_kind is null) = (certificate_hash is null));

-- One row a family: whoever changes a family takes it first, so that its limits hold whatever is sent at once.
create table family (
  account_id uuid    primary key,
  changes    integer not null
);

-- Who of a holder's family is linked to an account is asked by the holder.
create index membership_holder on membership (holder_account_id) where holder_account_id is not null;
create index policy_holder on policy (account_id, end_dt);
create index equity_package_holder on equity_package (account_id, end_time);
create index health_welfare_holder on health_welfare (account_id, end_dt);
