-- Terms of a liability as data (packages/domain/src/adjudication/terms.ts); everything is covered unless they say otherwise.
alter table policy_liability add column rule jsonb not null default
  '{"grades": null, "isPublicOnly": false, "exclusions": [], "outsideRatio": null, "visitsPerYear": null, "daysPerYear": null}';

-- null: nobody has said it
alter table hospital add column is_public boolean;
-- Other names of it, with 、 between them
alter table hospital add column aliases text not null default '';

-- Printed on a receipt: the day of the visit where it is another than the invoice's, and who paid which part of it.
alter table claim_receipt add column visit_day date;
alter table claim_receipt add column own_expense_fen bigint not null default 0;
alter table claim_line add column own_expense_fen bigint not null default 0;

-- What earlier cases of the policy year come to more since this one is known; paid with it.
alter table claim_case add column earlier_fen bigint not null default 0;

-- What a decided case used of its policy, by liability: what was used before any claim is what is used less this.
create table claim_use (
  company_id uuid not null,
  case_id uuid not null,
  policy_id uuid not null,
  liability_id uuid not null,
  paid_fen bigint not null,
  deductible_fen bigint not null,
  primary key (company_id, case_id, liability_id)
);
create index claim_use_policy on claim_use (company_id, policy_id);

insert into claim_use (company_id, case_id, policy_id, liability_id, paid_fen, deductible_fen)
select c.company_id, c.id, c.policy_id, l.liability_id, sum(l.payable_fen), sum(l.deductible_fen)
from claim_case c
join claim_line l on l.company_id = c.company_id and l.case_id = c.id
where c.state in (5, 6) and c.policy_id is not null and l.liability_id is not null
group by c.company_id, c.id, c.policy_id, l.liability_id;
