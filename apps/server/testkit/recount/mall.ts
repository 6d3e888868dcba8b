import { engineOf, type RecountRule } from './rule.ts'

const rules: readonly RecountRule[] = [
  {
    says: 'what is left of a variant is what was put in by hand, less what orders hold and what came back broken',
    breakers: `
      select v.name || ': ' || s.on_hand || ' for ' || b.pieces - o.pieces as what from mall_variant v
      join product_stock s on s.product_id = v.id
      cross join lateral (
        select coalesce(sum(amount), 0) as pieces from mall_change where variant_id = v.id and what = 'stock'
      ) b
      cross join lateral (
        select coalesce(sum(
          case when h.state = 'back' then 0 else coalesce(l.quantity - l.returned, (h.data ->> 'quantity')::int) end
          + coalesce((h.data ->> 'gone')::int, 0)
        ), 0) as pieces from order_holding h
        left join order_line l on l.company_id = h.company_id and l.order_id = h.order_id and l.id = h.line_id
        where h.component = 'stock' and h.data ->> 'productId' = v.id::text
      ) o
      where s.on_hand <> b.pieces - o.pieces`,
  },
  {
    says: 'a page has one version that people see, and at most one that is being composed',
    breakers: `
      select owner_id::text as what from mall_canvas group by owner_id
      having count(*) filter (where state = 'draft') > 1 or count(*) filter (where state = 'published') > 1
        or max(revision) < count(*)`,
  },
]

export const recountMall = engineOf(rules)
