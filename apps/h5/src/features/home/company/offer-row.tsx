import { supplierOf } from '@yf/domain/equity'
import { supplierIcon } from '#features/equity/shared/supplier-icon.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/names.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { leftOf, stateOf, type CompanyOffer, type OfferRight } from './offer.ts'
import styles from './company.module.css'

const ownIcons: Readonly<Record<string, IconName>> = {
  INSURANCE: 'umbrella',
  WELFARE: 'gift',
  EARLY_SCREENING: 'pulse',
}

/** An offer that needs no right is either arranged by phone or simply available. */
function iconOf({ code, phone }: CompanyOffer): IconName {
  if (supplierOf(code)) return supplierIcon(code)
  return ownIcons[code] ?? (phone ? 'phone' : 'heart')
}

interface Props {
  offer: CompanyOffer
  right: OfferRight
  onTap: () => void
}

export function OfferRow({ offer, right, onTap }: Props) {
  const { word, tone } = stateOf(offer, right)
  return (
    <ListRow
      lead={
        <span className={styles.lead}>
          <Icon name={iconOf(offer)} />
        </span>
      }
      title={offer.name}
      facts={[offer.summary, leftOf(offer, right)]}
      state={<Chip tone={tone}>{word}</Chip>}
      onTap={onTap}
    />
  )
}
