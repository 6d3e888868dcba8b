-- What is left for each table to have a place on a distributed engine (apps/server/src/platform/db/places.ts).

-- In which companies something of a person may stand. A line stays when the membership ends: past cases are still his.
create table account_company (
  account_id uuid not null references account (id),
  company_id uuid not null references company (id),
  primary key (account_id, company_id)
);
insert into account_company (account_id, company_id)
  select account_id, company_id from membership where account_id in (select id from account)
  union select account_id, company_id from claim_case where account_id in (select id from account)
    and company_id in (select id from company);

-- Between tables that stand apart no engine watches a reference; accounts are closed and never deleted.
alter table pending_login drop constraint pending_login_account_id_fkey;
alter table wechat_visit drop constraint wechat_visit_account_id_fkey;
alter table login_place drop constraint login_place_account_id_fkey;
alter table roster_entry drop constraint roster_entry_account_id_fkey;
alter table mall_session drop constraint mall_session_account_id_fkey;

-- Asked by openId, by which all visits of one WeChat are spent together.
alter table wechat_visit drop constraint wechat_visit_pkey;
drop index wechat_visit_open_id;
alter table wechat_visit add primary key (open_id, ticket_hash);

-- What somebody at the console did stands with him: whether he read the same a moment ago is asked at each look.
alter table staff_deed drop constraint staff_deed_pkey;
alter table staff_deed add primary key (staff_id, id);

-- A member's unread messages are asked by account.
alter table notice drop constraint notice_pkey;
alter table notice add primary key (account_id, company_id, id);
