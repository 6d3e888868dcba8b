-- The trail of the console, anew: deeds by code, whose data each of them showed, and each row holding to the one before it.
-- What was refused stands apart and folded, so that no number of refusals hides a deed.

-- Under another name until the old one is gone: a distributed table cannot be renamed in a file of several statements.
create table staff_deed_anew (
  staff_id   uuid        not null,
  -- 1, 2, 3 … for each person: a number that is missing is a row that is missing
  seq        bigint      not null check (seq > 0),
  id         uuid        not null,
  at         timestamptz not null,
  -- As it was then
  staff_name text        not null,
  role       text        not null,
  -- A code of packages/domain/src/staff-deeds.ts
  deed       text        not null,
  -- The one case that it is about
  company_id uuid,
  case_id    uuid,
  case_no    text,
  -- Everything that it showed or changed: cases, and the accounts that they belong to
  cases      uuid[]      not null,
  members    uuid[]      not null,
  detail     text        not null,
  address    text        not null,
  -- Of this row and the hash before it
  hash       text        not null,
  constraint staff_deed_chain primary key (staff_id, seq)
);

-- Where each person's chain ends: the row on which his deeds queue.
create table staff_chain (
  staff_id uuid   primary key,
  seq      bigint not null,
  hash     text   not null
);

-- What was refused, and log-ins that failed: a row for each person, call, reason, address and hour.
create table staff_attempt (
  -- All zeros where nobody was logged in
  staff_id uuid        not null,
  hour     timestamptz not null,
  call     text        not null,
  -- The name of the refusal
  reason   text        not null,
  -- The name that was tried at a log-in, otherwise empty
  account  text        not null,
  address  text        not null,
  id       uuid        not null,
  count    integer     not null check (count > 0),
  first_at timestamptz not null,
  last_at  timestamptz not null,
  primary key (staff_id, hour, call, reason, account, address)
);
create index staff_attempt_first_at on staff_attempt (first_at desc, id desc);

-- What the nightly look at all chains found, and where each of them ended then.
create table trail_check (
  id     uuid        primary key,
  at     timestamptz not null,
  deeds  bigint      not null,
  heads  jsonb       not null,
  faults jsonb       not null
);
create index trail_check_at on trail_check (at desc);
create trigger trail_check_append_only before update or delete on trail_check
  for each row execute function refuse_rewriting();

-- The same hash as apps/server/src/features/workbench/audit/chain.ts.
do $$
declare
  old      record;
  chain    uuid;
  number   bigint;
  last     text;
  code     text;
  shown    uuid[];
  owners   uuid[];
begin
  for old in select * from staff_deed where deed <> '越权操作被拒' order by staff_id, at, id loop
    if chain is distinct from old.staff_id then
      chain := old.staff_id;
      number := 0;
      last := '';
    end if;
    number := number + 1;
    code := coalesce((select c.code from (values
      ('查看案件', 'readCase'), ('查看影像', 'readFile'), ('查看案件列表', 'listCases'), ('搜索案件', 'searchCases'),
      ('查看审计记录', 'readTrail'), ('受理案件', 'acceptCase'), ('接手案件', 'takeOverCase'), ('更正发票', 'correctReceipt'),
      ('录入发票', 'enterReceipt'), ('移除发票', 'removeReceipt'), ('更正就诊', 'correctVisit'), ('人工核定', 'setLine'),
      ('要求补充', 'askMember'), ('进入理算', 'adjudicate'), ('初审通过', 'approveFirst'), ('通过', 'approve'),
      ('复核通过', 'confirm'), ('复核退回', 'sendBack'), ('拒赔', 'reject'), ('生成打款批次', 'makeBatch'),
      ('下载打款文件', 'takeBatchFile'), ('发送打款批次', 'sendBatch'), ('登记打款到账', 'recordPaid'),
      ('登记打款失败', 'recordFailed'), ('查询打款结果', 'askPayment'), ('重新打款', 'payAgain'), ('登录', 'logIn'),
      ('退出登录', 'logOut'), ('账号开通', 'addAccount'), ('岗位变更', 'changeRole'), ('密码重置', 'resetPassword'),
      ('账号停用', 'disableAccount'), ('账号恢复', 'enableAccount')
    ) as c (words, code) where c.words = old.deed), old.deed);
    shown := case when old.case_id is null then '{}'::uuid[] else array[old.case_id] end;
    owners := array(select account_id from claim_case where company_id = old.company_id and id = old.case_id);
    last := encode(sha256(convert_to(json_build_array(
      last, old.staff_id, number, old.id, to_char(old.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      old.staff_name, old.role, code, old.company_id, old.case_id, old.case_no, shown, owners, old.detail, old.address
    )::text, 'UTF8')), 'hex');
    insert into staff_deed_anew values (old.staff_id, number, old.id, old.at, old.staff_name, old.role, code,
      old.company_id, old.case_id, old.case_no, shown, owners, old.detail, old.address, last);
  end loop;
end $$;

insert into staff_chain (staff_id, seq, hash)
  select distinct on (staff_id) staff_id, seq, hash from staff_deed_anew order by staff_id, seq desc;

insert into staff_attempt (staff_id, hour, call, reason, account, address, id, count, first_at, last_at)
  select staff_id, date_trunc('hour', at), detail, 'dutyNotHeld', '', address, gen_random_uuid(), count(*), min(at), max(at)
  from staff_deed where deed = '越权操作被拒' group by staff_id, date_trunc('hour', at), detail, address;

drop table staff_deed;
alter table staff_deed_anew rename to staff_deed;

create index staff_deed_at on staff_deed (at desc, id desc);
create index staff_deed_staff on staff_deed (staff_id, at desc, id desc);
create index staff_deed_case on staff_deed (case_no, at desc, id desc) where case_no is not null;
-- Whether somebody had a hand in a case
create index staff_deed_hand on staff_deed (staff_id, case_id) where case_id is not null;
create index staff_deed_cases on staff_deed using gin (cases);
create index staff_deed_members on staff_deed using gin (members);
create trigger staff_deed_append_only before update or delete on staff_deed
  for each row execute function refuse_rewriting();
