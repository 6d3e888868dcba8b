import { engineOf, type RecountRule } from './rule.ts'

const rules: readonly RecountRule[] = [
  {
    says: 'of a prize as many are gone as were won',
    breakers: `
      select p.name || ': ' || p.drawn as what from activity_prize p
      where p.drawn <> (
        select count(*) from activity_draw d where d.activity_id = p.activity_id and d.prize_id = p.id
      )`,
  },
  {
    says: 'a draw that won a coupon has brought one, of its batch and to who drew it, and each coupon but once',
    breakers: `
      select d.id::text as what from activity_draw d
      left join coupon c on c.company_id = d.company_id and c.id = d.coupon_id and c.account_id = d.account_id
      where (d.prize ->> 'kind' = 'coupon') is true and c.id is null
      union all
      select coupon_id::text from activity_draw where coupon_id is not null
      group by company_id, coupon_id having count(*) > 1`,
  },
  {
    says: 'the draws of a person are counted without a gap',
    breakers: `
      select account_id::text as what from activity_draw
      group by company_id, activity_id, account_id having max(nth) <> count(*)`,
  },
  {
    says: 'a public bill is paid where one payment of its sum counts',
    breakers: `
      select b.bill_no || ' is ' || b.state || ' with ' || p.sum as what from public_bill b
      cross join lateral (
        select coalesce(sum(paid_fen), 0) as sum from incoming_payment
        where subject_kind = 'bill' and subject_id = b.id and counts
      ) p
      where p.sum <> case when b.state = 'paid' then b.amount_fen else 0 end`,
  },
  {
    says: 'points were adjusted where it was confirmed, and nowhere else',
    breakers: `
      select a.id::text || ' is ' || a.state as what from points_adjustment a
      where coalesce((
        select amount from ledger_entry l
        where l.company_id = a.company_id and l.owner_id = a.account_id and l.event_key = 'adjust/' || a.id
      ), 0) <> case when a.state = 'confirmed' then a.points else 0 end`,
  },
]

export const recountActivities = engineOf(rules)
