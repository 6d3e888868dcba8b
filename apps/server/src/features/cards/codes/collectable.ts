import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import type { CardBatchRow, CodeRow } from './code-store.ts'

/** Why a card cannot be collected now; null if it can. */
export function collectRefusal(
  code: CodeRow,
  batch: CardBatchRow,
  now: Date,
): RefusedCall<'cardCodeTaken' | 'cardCodeVoid' | 'cardCodeOver'> | null {
  if (code.package_id !== null) return refuse('cardCodeTaken')
  if (batch.state !== 'open') return refuse('cardCodeVoid')
  return batch.collect_until < now ? refuse('cardCodeOver') : null
}
