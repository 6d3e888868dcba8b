import { supplierOf } from '@yf/domain/equity'
import type { PackageRow } from '#features/equity/public.ts'
import type { HandoverRow } from './handover-store.ts'

/**
 * What the employer gave to everybody stays where it is, and so does counselling: an employee must not see whether his
 * family uses it, so that he could never take it back.
 */
export const isGiveable = ({ kind, supplier_code }: PackageRow): boolean =>
  kind === 'card' && supplierOf(supplier_code) !== 'EAP'

/** How it was given to whoever has it now; null where it was not. `handovers` are its own, newest first. */
export function givingOf(card: PackageRow, handovers: readonly HandoverRow[]): HandoverRow | null {
  const last = handovers[0]
  return last?.kind === 'given' && last.family_id === card.family_id ? last : null
}
