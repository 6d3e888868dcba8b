import { engineOf, type RecountRule } from './rule.ts'

const rules: readonly RecountRule[] = [
  {
    says: 'a consultation is where its last event brought it',
    breakers: `
      select c.id || ' is ' || c.state || ', last moved to ' || e.to_state as what
      from consultation c
      join lateral (
        select to_state from state_event
        where company_id = c.company_id and subject_kind = 'consultation' and subject_id = c.id
        order by at desc, id desc limit 1
      ) e on true
      where e.to_state <> c.state::text`,
  },
  {
    says: 'a room has counted its changes',
    breakers: `
      select c.id || ' says ' || c.seq || ' for ' || coalesce(max(m.seq), 0) as what
      from consultation c
      left join consultation_message m on m.company_id = c.company_id and m.consultation_id = c.id
      group by c.company_id, c.id having c.seq <> coalesce(max(m.seq), 0)`,
  },
  {
    // Service staff may have returned a used benefit.
    says: 'who waits or talks holds one right, who was cancelled none',
    breakers: `
      select c.id || ' in ' || c.state || ' holds ' || -sum(l.amount) as what
      from consultation c
      join ledger_entry l on l.company_id = c.company_id and l.book = 'rights' and l.owner_id = c.package_id
        and l.event_key like '%/consultation/' || c.id
      group by c.company_id, c.id
      having (c.state in (1, 2) and sum(l.amount) <> -1) or (c.state = 4 and sum(l.amount) <> 0)
        or sum(l.amount) not in (-1, 0)`,
  },
  {
    // Service staff may have refunded the money.
    says: 'a consultation is paid by a right or by an order that stands where it stands',
    breakers: `
      select c.id || ' in ' || c.state || ' with an order in ' || coalesce(o.state, 0) as what
      from consultation c
      left join shop_order o on o.company_id = c.company_id and o.id = c.order_id and o.account_id = c.account_id
      where (c.package_id is null) = (c.order_id is null)
        or (c.order_id is not null and (o.id is null or not case c.state
          when 5 then o.state = 1 when 1 then o.state = 2 when 2 then o.state = 2
          when 3 then o.state in (4, 6, 7) else o.state in (5, 6, 7) end))`,
  },
  {
    says: 'a card in a room is of that room',
    breakers: `
      select m.id::text as what from consultation_message m
      left join prescription p on p.company_id = m.company_id and p.id = m.card_id
        and p.consultation_id = m.consultation_id
      left join sick_note s on s.company_id = m.company_id and s.id = m.card_id
        and s.consultation_id = m.consultation_id
      where m.kind in ('prescription', 'sickNote') and p.id is null and s.id is null`,
  },
]

export const recountConsultations = engineOf(rules)
