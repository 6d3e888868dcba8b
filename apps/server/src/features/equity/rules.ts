import type { Selectable } from 'kysely'
import { supplierOf } from '@yf/domain/equity'
import type { EquityPackageTable } from './tables.ts'

/** Beginning and end of a policy number are enough to tell one's own policies apart. */
export const maskPolicyNo = (policyNo: string): string =>
  policyNo.length > 8
    ? `${policyNo.slice(0, 4)}${'*'.repeat(policyNo.length - 8)}${policyNo.slice(-4)}`
    : '*'.repeat(policyNo.length)

/** Usage reveals how often someone was in counselling: an employee never sees it for the family (decision 0041). */
export const isAnothersCounselling = ({
  family_id,
  supplier_code,
}: Pick<Selectable<EquityPackageTable>, 'family_id' | 'supplier_code'>): boolean =>
  family_id !== null && supplierOf(supplier_code) === 'EAP'
