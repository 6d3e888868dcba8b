import { engineOf, type RecountRule } from './rule.ts'

const rules: readonly RecountRule[] = [
  {
    says: 'the shares of an order are those of its lines',
    breakers: `
      select o.order_no as what from shop_order o
      cross join lateral (
        select sum(coupon_fen) as coupon, sum(benefit_fen) as benefit, sum(points_fen) as points, sum(money_fen) as money
        from order_line where company_id = o.company_id and order_id = o.id
      ) l
      where (l.coupon, l.benefit, l.points, l.money) is distinct from
        (o.coupon_fen::numeric, o.benefit_fen::numeric, o.points_fen::numeric, o.money_fen::numeric)`,
  },
  {
    says: 'an order that asked for money and is past 待付款 has one payment that counts, of its sum',
    breakers: `
      select o.order_no || ' is ' || o.state || ' with ' || p.sum as what from shop_order o
      cross join lateral (
        select coalesce(sum(paid_fen), 0) as sum from incoming_payment
        where company_id = o.company_id and subject_kind = 'order' and subject_id = o.id and counts
      ) p
      where p.sum <> case when o.state in (1, 5) then 0 else o.money_fen end`,
  },
  {
    says: 'what went back of an order is what its payment gave back, and never more than was paid',
    breakers: `
      select o.order_no || ': ' || r.money || ' for ' || p.refunded as what from shop_order o
      cross join lateral (
        select coalesce(sum(money_fen), 0) as money from order_refund where company_id = o.company_id and order_id = o.id
      ) r
      cross join lateral (
        select coalesce(sum(refunded_fen), 0) as refunded from incoming_payment
        where company_id = o.company_id and subject_kind = 'order' and subject_id = o.id and counts
      ) p
      where r.money <> p.refunded or r.money > o.money_fen or (o.state = 7 and r.money <> o.money_fen)`,
  },
  {
    says: 'what a payment gave back is the sum of its refunds',
    breakers: `
      select p.id::text as what from incoming_payment p
      where p.refunded_fen <> (
        select coalesce(sum(amount_fen), 0) from incoming_refund
        where company_id = p.company_id and payment_id = p.id
      )`,
  },
  {
    says: 'a payment that was made and does not count went back whole',
    breakers: `
      select id::text as what from incoming_payment where state = 'paid' and not counts and refunded_fen <> paid_fen`,
  },
  {
    says: 'a closed order holds nothing, and an after-sale is open where its order is 售后中',
    breakers: `
      select o.order_no || ' is ' || o.state as what from shop_order o
      where (o.state in (5, 7) and exists (
          select from order_holding h where h.company_id = o.company_id and h.order_id = o.id and h.state = 'held'
        ))
        or (o.state = 6) <> exists (
          select from after_sale s where s.company_id = o.company_id and s.order_id = o.id and s.state in (1, 2, 3, 4)
        )`,
  },
  {
    says: 'an after-sale is found by its id, and what an exchange sends is held while it is open',
    breakers: `
      select s.id::text || ' is ' || s.state as what from after_sale s
      where not exists (
          select from unique_key where kind = 'after_sale.id' and key = s.id::text and holder = s.order_id
        )
        or (s.exchange_holding_id is not null and (s.state in (1, 2, 3)) <> exists (
          select from order_holding h
          where h.company_id = s.company_id and h.order_id = s.order_id and h.id = s.exchange_holding_id and h.state = 'held'
        ))`,
  },
  {
    says: 'an order of which something was said knows it',
    breakers: `
      select c.order_id::text as what from order_comment c
      join shop_order o on o.company_id = c.company_id and o.id = c.order_id
      where o.commented_at is distinct from c.created_at`,
  },
  {
    says: 'an order has its place and its number',
    breakers: `
      select order_no as what from shop_order o
      where not exists (select from unique_key where kind = 'shop_order.id' and key = o.id::text and holder = o.company_id)
        or not exists (select from unique_key where kind = 'shop_order.order_no' and key = o.order_no and holder = o.id)`,
  },
]

export const recountOrders = engineOf(rules)
