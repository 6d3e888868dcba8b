import type { Package, Welfare } from '#features/equity/shared/equity.ts'
import { GiftSheet } from './gift-sheet.tsx'
import { PackageSheet } from './package-sheet.tsx'

/** The benefit that was tapped: a service with its supplier, or a gift of the company. */
export type OpenedBenefit = { readonly item: Package } | { readonly gift: Welfare }

interface Props {
  of: OpenedBenefit | null
  today: string
  onClose: () => void
}

/** Both sheets stay mounted, so that each can animate its closing. */
export const BenefitSheet = ({ of, today, onClose }: Props) => (
  <>
    <PackageSheet item={of && 'item' in of ? of.item : null} today={today} onClose={onClose} />
    <GiftSheet gift={of && 'gift' in of ? of.gift : null} today={today} onClose={onClose} />
  </>
)
