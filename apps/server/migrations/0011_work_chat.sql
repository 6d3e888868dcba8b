-- Through which app of which work chat the people of a company come in. The supply in the address they open, or the
-- company's own number there, says which one.
create table work_chat_app (
  id            uuid primary key,
  provider      text not null check (provider in ('wecom', 'dingtalk', 'feishu')),
  supply        text not null,
  company_id    uuid not null references company (id),
  -- What the app of the phone knows the company by: corpid, CorpId, or the app id at Feishu.
  corp_id       text not null,
  -- Whose secret it is: corpid, AppKey, app id.
  client_id     text not null,
  -- Feishu has none.
  agent_id      text,
  secret_sealed text not null,
  unique (provider, supply),
  constraint work_chat_agent check (provider = 'feishu' or agent_id is not null)
);
create index work_chat_app_corp on work_chat_app (provider, corp_id);
