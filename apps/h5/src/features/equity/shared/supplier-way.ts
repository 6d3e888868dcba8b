import { cardCalls } from '@yf/contract/cards'
import { supplierOf, type StoredPackageState } from '@yf/domain/equity'
import { packageButton } from '@yf/domain/package-button'
import { openLink } from '#platform/handoff/open-site.ts'
import { write } from '#platform/http/write.ts'
import { goIfOwn } from '#platform/navigation/go.ts'
import { knowsPath } from '#platform/navigation/register.ts'

/** What determines where a package is used. */
export interface UsablePackage {
  readonly id: string
  readonly packageSupplierCode: string
  readonly status: StoredPackageState
  /** A card of the exam partner is used on the partner's site; a checkup is booked on our page. */
  readonly kind?: string | null
}

export interface SupplierWay {
  readonly text: string
  readonly leave: () => unknown
}

/** Suppliers with their own pages, and the call that creates the link. */
const linkRows = {
  FUYA: cardCalls.fuyaLink,
  JINGHE: cardCalls.jingheLink,
  FENGSHI: cardCalls.fengshiLink,
} as const

const linkRowOf = ({ packageSupplierCode, kind }: UsablePackage) => {
  const supplier = supplierOf(packageSupplierCode)
  if (supplier === 'FENGSHI') return kind === 'card' ? linkRows.FENGSHI : null
  return supplier === 'FUYA' || supplier === 'JINGHE' ? linkRows[supplier] : null
}

/**
 * Specification §4: the supplier's label and link. Null if there is no target: used up, expired, screen not
 * available, or unknown supplier.
 */
export function supplierWay(item: UsablePackage, companyId: string): SupplierWay | null {
  const { text, path, enabled } = packageButton(item)
  if (!enabled) return null
  const row = linkRowOf(item)
  if (row) {
    const leave = async () => {
      const link = await write(row, { companyId, id: item.id })
      if (link.ok) await openLink(link.result.url)
    }
    return { text, leave }
  }
  const own = supplierOf(item.packageSupplierCode) === 'FENGSHI' ? '/examination' : path
  return own !== null && knowsPath(own) ? { text, leave: () => goIfOwn(own) } : null
}
