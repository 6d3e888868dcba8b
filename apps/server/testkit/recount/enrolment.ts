import { engineOf, type RecountRule } from './rule.ts'

const lastOf = (columns: string, kinds: string) => `
  select distinct on (company_id, enrolment_id) company_id, enrolment_id, ${columns} from enrolment_event
  where kind in (${kinds}) order by company_id, enrolment_id, seq desc`

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
      from enrolment e full join policy p on p.company_id = e.company_id and p.enrolment_id = e.id
      where (p.person_id, p.contract_id, p.start_dt, p.end_dt, p.waiting_from)
        is distinct from (e.person_id, e.contract_id, e.starts_on, e.ends_on, e.waiting_from)`,
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
