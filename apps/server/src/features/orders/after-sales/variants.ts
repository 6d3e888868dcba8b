import type { WorkContext } from '#platform/call/work.ts'
import type { ProductVariant } from '../components.ts'
import type { LineRow } from '../store.ts'

/** Possible replacements: variants of the same product at the same price, so that no difference is due. */
export async function variantsOfLine(
  ctx: Pick<WorkContext, 'db' | 'extensionPoints'>,
  { product_id, unit_fen }: Pick<LineRow, 'product_id' | 'unit_fen'>,
): Promise<readonly ProductVariant[]> {
  if (product_id === null) return []
  const all = await ctx.extensionPoints.variantsOf(ctx, product_id)
  return all.filter(({ unitFen }) => unitFen === unit_fen)
}
