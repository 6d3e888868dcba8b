import { engineOf, type RecountRule } from './rule.ts'

const rules: readonly RecountRule[] = [
  {
    says: 'what is taken of a place are its open bookings and the offers that are held',
    breakers: `
      select p.id || ' says ' || p.taken || ' for ' || coalesce(b.count, 0) || ' and ' || coalesce(w.count, 0) as what
      from slot p
      left join (
        select resource_id, slot_id, count(*) from booking where state in (1, 2) group by resource_id, slot_id
      ) b on b.resource_id = p.resource_id and b.slot_id = p.id
      left join (
        select resource_id, slot_id, count(*) from slot_waitlist where state = 'offered' group by resource_id, slot_id
      ) w on w.resource_id = p.resource_id and w.slot_id = p.id
      where p.taken <> coalesce(b.count, 0) + coalesce(w.count, 0)`,
  },
  {
    says: 'an open booking stands on a place that there is',
    breakers: `
      select b.id::text as what from booking b
      left join slot p on p.resource_id = b.resource_id and p.id = b.slot_id
      where b.state in (1, 2) and b.slot_id is not null and p.id is null`,
  },
  {
    says: 'times of one resource do not overlap',
    breakers: `
      select one.id || ' and ' || other.id as what from slot one
      join slot other on other.resource_id = one.resource_id and other.id > one.id
        and other.starts_at < one.ends_at and one.starts_at < other.ends_at`,
  },
  {
    says: 'a booking is where its last event brought it',
    breakers: `
      select b.id || ' is ' || b.state || ', last moved to ' || coalesce(e.to_state, 'nothing') as what
      from booking b
      left join lateral (
        select to_state from state_event
        where company_id = b.company_id and subject_kind = 'booking' and subject_id = b.id
        order by at desc, id desc limit 1
      ) e on true
      where e.to_state is distinct from b.state::text`,
  },
  {
    // Cancelled by the member, by staff or by a timeout; a session that the member missed is used up.
    says: 'a booking holds a use of its right unless it was given up',
    breakers: `
      select b.id || ' (' || b.state || ') holds ' || coalesce(-sum(e.amount), 0) as what
      from booking b
      left join ledger_entry e on e.company_id = b.company_id and e.book = 'rights' and e.owner_id = b.package_id
        and e.event_key like '%/booking/' || b.id
      where b.package_id is not null group by b.account_id, b.id
      having coalesce(-sum(e.amount), 0)
        <> case when b.state = 4 or (b.state = 5 and not b.is_no_show) then 0 else 1 end`,
  },
  {
    says: 'a booking that its person pays stands where its order stands',
    breakers: `
      select b.id || ' (' || b.state || ') with an order in ' || coalesce(o.state, 0) as what
      from booking b
      left join shop_order o on o.company_id = b.company_id and o.id = b.order_id and o.account_id = b.account_id
      where b.order_id is not null and (o.id is null or b.package_id is not null or not case
        when b.state = 1 then o.state = 1 when b.state = 2 then o.state = 2
        when b.state = 3 or b.is_no_show then o.state = 4 else o.state in (5, 6, 7) end)`,
  },
  {
    says: 'an offline booking has a code that is its own',
    breakers: `
      select b.id::text as what from booking b
      left join offline_booking o on o.account_id = b.account_id and o.booking_id = b.id
      left join unique_key k on k.kind = 'offline_booking.code' and k.key = o.code and k.holder = b.account_id
      where b.kind = 'offline' and b.state in (1, 2) and k.key is null`,
  },
  {
    says: 'a session has the stars that were given',
    breakers: `
      select s.booking_id || ': ' || coalesce(s.stars, 0) || ' for ' || coalesce(a.stars, 0) as what
      from eap_session s
      full join eap_appraisal a on a.booking_id = s.booking_id and a.account_id = s.account_id
      where s.stars is distinct from a.stars`,
  },
]

export const recountSlots = engineOf(rules)
