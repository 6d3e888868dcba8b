-- What may exist once in the whole product: a phone, a certificate, a case number. A unique index sees one node of a
-- distributed engine alone, so each such value is a row here, found on one node by the value itself, and taken in the
-- transaction that needs it. The same row says where the holder is: a case is asked for by its id and stands with its company.
create table taken_key (
  -- Of which column: claim_case.case_no
  kind   text not null,
  key    text not null,
  holder uuid not null,
  primary key (kind, key)
);

insert into taken_key (kind, key, holder) select 'account.phone', phone_hash, id from account;
insert into taken_key (kind, key, holder)
  select 'account.certificate', certificate_hash, id from account where certificate_hash is not null;
alter table account drop constraint account_phone_hash_key;
alter table account drop constraint account_certificate_hash_key;

insert into taken_key (kind, key, holder)
  select 'account_identity.subject', provider || ':' || subject, account_id from account_identity;
alter table account_identity drop constraint account_identity_pkey;
alter table account_identity drop constraint account_identity_account_id_provider_key;
alter table account_identity add primary key (account_id, provider);

-- The case stands with its company; its number belongs to it alone.
insert into taken_key (kind, key, holder) select 'claim_case.id', id::text, company_id from claim_case;
insert into taken_key (kind, key, holder) select 'claim_case.case_no', case_no, id from claim_case;
drop index claim_case_no;
drop index claim_book_case;

insert into taken_key (kind, key, holder) select 'payment.id', id::text, company_id from payment;
drop index payment_id;
create index payment_id on payment (company_id, id);

insert into taken_key (kind, key, holder)
  select 'service_record.third_party_id', third_party_id, company_id from service_record;
alter table service_record drop constraint service_record_third_party_id_key;
create index service_record_third_party on service_record (company_id, third_party_id);

insert into taken_key (kind, key, holder)
  select 'outbox.key', partner || '.' || kind || ':' || key, id from outbox;
alter table outbox drop constraint outbox_partner_kind_key_key;

-- Made by chance out of 2^74 and more: nothing has to watch that they differ.
alter table suggestion drop constraint suggestion_id_key;
alter table promotion_record drop constraint promotion_record_id_key;
alter table partner_token drop constraint partner_token_token_hash_key;
