import { supplierOf } from '@yf/domain/equity'
import type { PackageRow } from '#features/equity/public.ts'
import type { HandoverRow } from './handover-store.ts'

/**
 * Benefits that the employer gives to everybody cannot be given away, nor can counselling: the employee could see
 * whether the family member uses it, because a used card cannot be taken back.
 */
export const isGiveable = ({ kind, supplier_code }: PackageRow): boolean =>
  kind === 'card' && supplierOf(supplier_code) !== 'EAP'

/**
 * The transfer by which the present holder got the card; null if there is none. `handovers` are the card's own,
 * newest first.
 */
export function givingOf(card: PackageRow, handovers: readonly HandoverRow[]): HandoverRow | null {
  const last = handovers[0]
  return last?.kind === 'given' && last.family_id === card.family_id ? last : null
}
