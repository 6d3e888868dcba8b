import type { CompanyContact } from '@yf/contract/company'
import { formatFen } from '@yf/domain/money'
import { endText } from '#features/equity/shared/equity.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { OfferWays } from './offer-ways.tsx'
import { leftOf, stateOf, type CompanyOffer, type OfferRight } from './offer.ts'
import styles from './company.module.css'

interface Props {
  offer: CompanyOffer | null
  right: OfferRight | null
  contact: CompanyContact | null
  onClose: () => void
}

/** Description, eligibility, remaining amount, usage and rules of an offer, with its link below. */
export function OfferSheet({ offer, right, contact, onClose }: Props) {
  return (
    <Sheet
      open={offer !== null}
      onClose={onClose}
      title={offer?.name ?? ''}
      actions={
        offer && right && <OfferWays offer={offer} right={right} contact={contact} onClose={onClose} />
      }
    >
      {offer && right && <Explained offer={offer} right={right} />}
    </Sheet>
  )
}

function Explained({ offer, right }: { offer: CompanyOffer; right: OfferRight }) {
  const { word, tone } = stateOf(offer, right)
  const { summary, audience, usage, rules, provider, endDt, priceFen } = offer
  const details = { 服务内容: summary, 适用对象: audience, 使用方法: usage, 使用规则: rules }
  // A member who has it as a right pays nothing.
  const price = right.kind === 'absent' && priceFen ? formatFen(priceFen) : undefined
  return (
    <>
      <p className={styles.left}>
        <Chip tone={tone}>{word}</Chip>
        <span>{leftOf(offer, right)}</span>
      </p>
      <dl className={styles.said}>
        {Object.entries(details).map(([label, text]) =>
          text === '' ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
      <Facts
        rows={[
          { label: '服务机构', value: provider },
          { label: '服务价格', value: price },
          { label: '有效期', value: endDt && endText(endDt) },
        ]}
      />
    </>
  )
}
