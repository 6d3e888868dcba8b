import { mallCalls } from '@yf/contract/mall'
import { useQueryOf } from '#platform/http/hooks.ts'
import { Card } from '#ui/card/card.tsx'
import { ProductGrid } from './product-grid.tsx'

/** At the end of the page: products that staff recommend to all members. Hidden if it fails to load. */
export function Selection({ companyId, except }: { companyId: string; except?: string }) {
  const selected = useQueryOf(mallCalls.selection, { companyId }, { silent: true }).data ?? []
  const others = selected.filter(({ id }) => id !== except)
  if (others.length === 0) return null
  return (
    <Card title="为您精选">
      <ProductGrid products={others} />
    </Card>
  )
}
