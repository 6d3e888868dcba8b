import { mallCalls } from '@yf/contract/mall'
import { useQueryOf } from '#platform/http/hooks.ts'
import { Card } from '#ui/card/card.tsx'
import { ProductGrid } from './product-grid.tsx'

/** Under the page: what staff recommend to everybody. It is missing rather than in the way where it does not come. */
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
