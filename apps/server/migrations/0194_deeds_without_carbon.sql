-- What a member did while her company gave no carbon points for it: were they given later, it would bring nothing still.
create table deed_without_carbon (
  company_id uuid        not null,
  account_id uuid        not null,
  event_key  text        not null,
  done_at    timestamptz not null,
  primary key (company_id, account_id, event_key)
);

-- Policies that brought the points of their task and no carbon points: they were seen while these were off.
insert into deed_without_carbon (company_id, account_id, event_key, done_at)
  select task.company_id, task.owner_id, 'policy/' || substr(task.event_key, length('task/policyRead/') + 1), task.created_at
  from ledger_entry task
  left join ledger_entry carbon
    on carbon.company_id = task.company_id and carbon.book = 'carbon' and carbon.owner_id = task.owner_id
    and carbon.event_key = 'policy/' || substr(task.event_key, length('task/policyRead/') + 1)
  where task.book = 'points' and task.event_key like 'task/policyRead/%' and carbon.id is null;
