import type { CompanyContact } from '@yf/contract/company'
import { supplierWay } from '#features/equity/shared/supplier-way.ts'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { CompanyOffer, OfferRight } from './offer.ts'
import styles from './company.module.css'

interface Props {
  offer: CompanyOffer
  right: OfferRight
  contact: CompanyContact | null
  onClose: () => void
}

/** Links of an offer: to the member's right, to the service that arranges it, or to the contact. */
export function OfferWays({ offer, right, contact, onClose }: Props) {
  const { companyId } = useCompany()
  const closing = (leave: () => unknown) => () => {
    onClose()
    return leave()
  }
  const item = right.kind === 'package' ? right.item : null
  const way = item && supplierWay(item, companyId)
  return (
    <div className={styles.ways}>
      {right.kind === 'insured' && (
        <Button block onTap={closing(() => go('/insurance'))}>
          查看我的保单
        </Button>
      )}
      {way && (
        <Button block onTap={closing(way.leave)}>
          {way.text}
        </Button>
      )}
      {item && (
        <Button
          block
          kind="plain"
          onTap={closing(() => go('/yfCards/:cardInfoId', { params: { cardInfoId: item.id } }))}
        >
          查看卡片详情
        </Button>
      )}
      {!item && offer.phone && <Call to={offer.phone} label="拨打电话预约" />}
      {right.kind === 'absent' && <Ask contact={contact} />}
    </div>
  )
}

/** The member does not have it: names the contact who can change that. */
function Ask({ contact }: { contact: CompanyContact | null }) {
  if (contact?.phone) return <Call to={contact.phone} label="问问人力资源" />
  return <p className={styles.ask}>如需开通，请向企业人力资源了解</p>
}

const Call = ({ to, label }: { to: string; label: string }) => (
  <a className={styles.call} href={`tel:${to}`}>
    <Icon name="phone" size={18} />
    <span>{`${label} ${to}`}</span>
  </a>
)
