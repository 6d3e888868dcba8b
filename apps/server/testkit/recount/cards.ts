import { engineOf, type RecountRule } from './rule.ts'

const rules: readonly RecountRule[] = [
  {
    says: 'a card that was collected is one package',
    breakers: `
      select c.id::text as what from card_code c
      left join equity_package p on p.company_id = c.company_id and p.id = c.package_id
      where c.package_id is not null and p.id is null`,
  },
  {
    says: 'a batch has as many cards as it says once they are given out, and none before',
    breakers: `
      select b.id || ' of ' || b.size || ' has ' || count(c.id) as what from card_batch b
      left join card_code c on c.company_id = b.company_id and c.batch_id = b.id
      group by b.company_id, b.id having count(c.id) not in (0, b.size) or (b.state = 'draft' and count(c.id) > 0)
        or (b.state = 'open' and count(c.id) = 0)`,
  },
  {
    says: 'a card is with whom it was given to last',
    breakers: `
      select p.id::text as what from equity_package p
      join lateral (
        select kind, family_id from card_handover h
        where h.company_id = p.company_id and h.package_id = p.id
        order by created_at desc, id desc limit 1
      ) last on true
      where p.family_id is distinct from case when last.kind = 'given' then last.family_id end`,
  },
  {
    // The ledger has no entries for cards that were used before they came to us.
    says: 'a booking with a card holds one time of it, a cancelled one none',
    breakers: `
      select r.id || ' holds ' || coalesce(-sum(e.amount), 0) as what from card_booking r
      join ledger_balance b on b.company_id = r.company_id and b.book = 'rights' and b.owner_id = r.package_id
      left join ledger_entry e on e.company_id = r.company_id and e.book = 'rights' and e.owner_id = r.package_id
        and e.event_key in ('reserve/card/' || r.provider || '/' || r.booking_no, 'back/card/' || r.provider || '/' || r.booking_no)
      group by r.company_id, r.id having coalesce(-sum(e.amount), 0) <> case when r.state = 3 then 0 else 1 end`,
  },
]

export const recountCards = engineOf(rules)
