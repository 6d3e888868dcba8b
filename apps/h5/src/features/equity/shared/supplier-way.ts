import { cardCalls } from '@yf/contract/cards'
import { supplierOf } from '@yf/domain/equity'
import { packageButton } from '@yf/domain/package-button'
import { openLink } from '#platform/handoff/open-site.ts'
import { write } from '#platform/http/write.ts'
import { goIfOwn } from '#platform/navigation/go.ts'
import { knowsPath } from '#platform/navigation/register.ts'

/** What decides where a package is used. */
export interface Usable {
  readonly id: string
  readonly packageSupplierCode: string
  readonly status: number
  /** A card of the exam partner is used on its own site; a checkup is booked on our page. */
  readonly kind?: string | null
}

export interface SupplierWay {
  readonly text: string
  readonly leave: () => unknown
}

/** Suppliers who serve their packages on pages of their own, and the call that makes the link there. */
const linkRows = {
  FUYA: cardCalls.fuyaLink,
  JINGHE: cardCalls.jingheLink,
  FENGSHI: cardCalls.fengshiLink,
} as const

const linkRowOf = ({ packageSupplierCode, kind }: Usable) => {
  const supplier = supplierOf(packageSupplierCode)
  if (supplier === 'FENGSHI') return kind === 'card' ? linkRows.FENGSHI : null
  return supplier === 'FUYA' || supplier === 'JINGHE' ? linkRows[supplier] : null
}

/**
 * Specification §4: the supplier's own words, and where they lead. Null where there is nothing to go to: it is used up
 * or over, its screen does not stand, the supplier is unknown.
 */
export function supplierWay(item: Usable, companyId: string): SupplierWay | null {
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
