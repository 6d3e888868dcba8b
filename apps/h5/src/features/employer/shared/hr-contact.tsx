import type { CompanyContact } from '@yf/contract/company'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './hr-contact.module.css'

/** The company contact: name, hours, place, and the phone number or mailbox as a link. */
export function HrContact({ contact }: { contact: CompanyContact | null }) {
  if (!contact) return null
  const { department, person, phone, mail, hours, place } = contact
  return (
    <Card title="福利咨询">
      <div className={styles.contact}>
        <div className={styles.text}>
          <p className={styles.department}>{department}</p>
          {person && <p className={styles.fact}>{`联系人 ${person}`}</p>}
          {hours && <p className={styles.fact}>{hours}</p>}
          {place && <p className={styles.fact}>{place}</p>}
          {phone && <p className={styles.fact}>{phone}</p>}
          {mail && <p className={styles.fact}>{mail}</p>}
        </div>
        {mail && (
          <a className={styles.ring} href={`mailto:${mail}`} aria-label={`写邮件给${department} ${mail}`}>
            <Icon name="mail" size={20} />
            <span>邮件</span>
          </a>
        )}
        {phone && (
          <a className={styles.ring} href={`tel:${phone}`} aria-label={`拨打${department}的电话 ${phone}`}>
            <Icon name="phone" size={20} />
            <span>拨打</span>
          </a>
        )}
      </div>
    </Card>
  )
}
