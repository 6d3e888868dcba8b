import { engineOf, type RecountRule } from './rule.ts'

const rules: readonly RecountRule[] = [
  {
    says: 'a batch has given out as many coupons as there are of it',
    breakers: `
      select b.name || ': ' || b.taken || ' for ' || count(c.id) as what from coupon_batch b
      left join coupon c on c.company_id = b.company_id and c.batch_id = b.id
      group by b.company_id, b.id having b.taken <> count(c.id)`,
  },
  {
    says: 'nobody has more of a batch than one may take',
    breakers: `
      select b.name || ': ' || count(*) as what from coupon c
      join coupon_batch b on b.company_id = c.company_id and b.id = c.batch_id
      group by b.company_id, b.id, c.account_id having count(*) > b.per_person`,
  },
  {
    says: 'a coupon is with the order that holds it, and with no other',
    breakers: `
      select c.id::text as what from coupon c
      left join order_holding h on h.company_id = c.company_id and h.component = 'coupon' and h.state = 'held'
        and h.data ->> 'couponId' = c.id::text
      where c.order_id is distinct from h.order_id`,
  },
  {
    says: 'a coupon is used where its order was paid, and locked where it waits',
    breakers: `
      select c.id || ' in ' || c.state || ', order in ' || o.state as what from coupon c
      join shop_order o on o.company_id = c.company_id and o.id = c.order_id
      where (c.state = 2) <> (o.paid_at is not null)`,
  },
]

export const recountCoupons = engineOf(rules)
