import { engineOf, type RecountRule } from './rule.ts'

const rules: readonly RecountRule[] = [
  {
    says: 'a bill is where its last event brought it',
    breakers: `
      select b.request_no || ' is ' || b.state || ', last moved to ' || e.to_state as what
      from invoice_bill b
      join lateral (
        select to_state from state_event
        where company_id = b.company_id and subject_kind = 'invoice' and subject_id = b.id
        order by at desc, id desc limit 1
      ) e on true
      where e.to_state <> b.state::text`,
  },
  {
    says: 'an invoice is for the money of its orders, less what went back before it was written',
    breakers: `
      select b.request_no || ': ' || b.amount_fen as what from invoice_bill b
      where b.state = 3 and b.amount_fen <> (
        select coalesce(sum(money_fen), 0) from invoice_order o where o.company_id = b.company_id and o.bill_id = b.id
      ) - (
        select coalesce(sum(amount_fen), 0) from invoice_reversal r
        where r.company_id = b.company_id and r.bill_id = b.id and r.state = 'notNeeded'
      )`,
  },
  {
    says: 'red invoices take back no more than was written',
    breakers: `
      select b.request_no as what from invoice_bill b
      join invoice_reversal r on r.company_id = b.company_id and r.bill_id = b.id
        and r.order_id is not null and r.state <> 'notNeeded'
      where b.state = 3 group by b.company_id, b.id having sum(r.amount_fen) > b.amount_fen`,
  },
  {
    says: 'every refund of a billed order has its red invoice, over the same money',
    breakers: `
      select o.order_no as what from invoice_order o
      join invoice_bill b on b.company_id = o.company_id and b.id = o.bill_id
      join order_refund f on f.company_id = o.company_id and f.order_id = o.order_id
        and f.money_fen > 0 and f.created_at > b.created_at
      left join invoice_reversal r on r.company_id = o.company_id and r.bill_id = o.bill_id and r.effect = f.effect
      where r.amount_fen is distinct from f.money_fen`,
  },
]

export const recountInvoices = engineOf(rules)
