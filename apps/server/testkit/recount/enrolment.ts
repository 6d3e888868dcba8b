import { engineOf, type RecountRule } from './rule.ts'

const lastOf = (columns: string, kinds: string) => `
  select distinct on (company_id, enrolment_id) company_id, enrolment_id, ${columns} from enrolment_event
  where kind in (${kinds}) order by company_id, enrolment_id, seq desc`

const enrolmentsOf = (kind: string) => `
  select n.* from enrolment n
  join group_contract g on g.company_id = n.company_id and g.id = n.contract_id
  join plan on plan.id = g.plan_id and plan.kind = '${kind}'`

/** What benefit plans gave, whatever it is. */
const granted = `
  select company_id, enrolment_id, benefit_id, person_id, account_id, family_id,
    (start_time at time zone 'Asia/Shanghai')::date as first_day, (end_time at time zone 'Asia/Shanghai')::date as last_day,
    total, used
  from equity_package where benefit_id is not null
  union all select company_id, enrolment_id, benefit_id, person_id, account_id, family_id, start_dt, end_dt, 1, 0
  from health_welfare where benefit_id is not null`

/** The versions of contracts with their days, of those whose people were evaluated. */
const periods = `
  select company_id, contract_id, no, plan_version_id, start_day,
    coalesce(lead(start_day) over (partition by company_id, contract_id order by no) - 1, 'infinity'::date) as last_day
  from contract_version where state = 'approved' and evaluated_at is not null`

/** Each benefit of an enrolment: the first and the last day on which a version within the cover had it. */
const expected = `
  select e.company_id, e.id as enrolment_id, b.id as benefit_id, e.person_id, min(greatest(e.starts_on, v.start_day)) as first_day,
    max(least(e.ends_on, v.last_day)) as last_day, max(b.amount) as most,
    (array_agg(b.valid_days order by v.no desc))[1] as valid_days
  from (${enrolmentsOf('benefits')}) e
  join (${periods}) v on v.company_id = e.company_id and v.contract_id = e.contract_id
    and v.start_day <= e.ends_on and v.last_day >= e.starts_on
  join plan_benefit b on b.version_id = v.plan_version_id
  where e.ends_on >= e.starts_on
  group by e.company_id, e.id, b.id, e.person_id`

const rules: readonly RecountRule[] = [
  {
    says: 'a cover lasts as its events say',
    breakers: `
      select e.id::text as what
      from enrolment e
      left join (
        select distinct on (company_id, enrolment_id) company_id, enrolment_id, kind, day, waiting_from
        from enrolment_event order by company_id, enrolment_id, seq
      ) f on f.company_id = e.company_id and f.enrolment_id = e.id
      left join (${lastOf('kind, day, last_day', `'added', 'renewed', 'ended'`)}) l
        on l.company_id = e.company_id and l.enrolment_id = e.id
      left join (${lastOf('class_key', `'added', 'renewed', 'changed'`)}) k
        on k.company_id = e.company_id and k.enrolment_id = e.id
      where f.kind not in ('added', 'renewed') or f.day is distinct from e.starts_on
        or f.waiting_from is distinct from e.waiting_from or k.class_key is distinct from e.class_key
        or e.ends_on is distinct from
          case when l.kind = 'ended' then greatest(l.day - 1, e.starts_on - 1) else l.last_day end`,
  },
  {
    says: 'a policy lasts as its enrolment',
    breakers: `
      select coalesce(p.id, e.id)::text as what
      from (${enrolmentsOf('insurance')}) e
      full join policy p on p.company_id = e.company_id and p.enrolment_id = e.id
      where (p.person_id, p.contract_id, p.start_dt, p.end_dt, p.waiting_from)
        is distinct from (e.person_id, e.contract_id, e.starts_on, e.ends_on, e.waiting_from)`,
  },
  {
    says: 'a benefit is given for the days of its enrolment',
    breakers: `
      select coalesce(x.enrolment_id, g.enrolment_id)::text as what
      from (${expected}) x
      full join (${granted}) g
        on g.company_id = x.company_id and g.enrolment_id = x.enrolment_id and g.benefit_id = x.benefit_id
      where case
        when g.enrolment_id is null then true
        -- Of a cover that never was: it was used, and ended at once.
        when x.enrolment_id is null then g.last_day <> g.first_day
        else g.person_id <> x.person_id or g.first_day <> x.first_day or g.total < x.most
          or g.last_day <> least(x.last_day, coalesce(x.first_day + x.valid_days - 1, x.last_day)) end`,
  },
  {
    says: 'a benefit belongs to the account of its person',
    breakers: `
      select g.enrolment_id::text as what from (${granted}) g
      join person p on p.company_id = g.company_id and p.id = g.person_id
      where p.relation is null and g.account_id is distinct from p.account_id`,
  },
  {
    says: 'nobody is covered twice by one contract on a day',
    breakers: `
      select a.id::text as what from enrolment a
      join enrolment b on b.company_id = a.company_id and b.contract_id = a.contract_id
        and b.person_id = a.person_id and b.id > a.id
      where a.starts_on <= b.ends_on and b.starts_on <= a.ends_on`,
  },
  {
    says: 'a contract has the plan version of its last approved version',
    breakers: `
      select g.contract_no as what from group_contract g
      left join (
        select distinct on (company_id, contract_id) company_id, contract_id, plan_version_id
        from contract_version where state = 'approved' order by company_id, contract_id, no desc
      ) v on v.company_id = g.company_id and v.contract_id = g.id
      where g.plan_version_id is distinct from v.plan_version_id`,
  },
]

export const recountEnrolment = engineOf(rules)
