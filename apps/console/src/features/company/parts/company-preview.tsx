import type { CompanyProfile } from '@yf/contract/company-admin'
import type { CompanyContactFields } from '@yf/domain/company-contact'
import { PhoneFrame } from '#ui/phone-frame/phone-frame.tsx'
import styles from './company-preview.module.css'

interface Props {
  contact: CompanyContactFields
  profile: CompanyProfile
}

/** A live preview of what the company's employees see. */
export const CompanyPreview = ({ contact, profile: { benefits, services } }: Props) => (
  <PhoneFrame title="企业专区">
    <Offers title="企业权益" rows={benefits} empty="企业还没有开通权益" />
    {services.length > 0 && <Offers title="高端医疗服务" rows={services} />}
    <ContactCard contact={contact} />
  </PhoneFrame>
)

interface OffersProps {
  title: string
  rows: readonly { readonly id: string; readonly name: string; readonly summary: string }[]
  empty?: string
}

const Offers = ({ title, rows, empty }: OffersProps) => (
  <section className={styles.card}>
    <h3>{title}</h3>
    {rows.length === 0 && <p className={styles.fact}>{empty}</p>}
    {rows.map(({ id, name, summary }) => (
      <div key={id} className={styles.row}>
        <strong>{name}</strong>
        <p className={styles.fact}>{summary}</p>
      </div>
    ))}
  </section>
)

function ContactCard({
  contact: { department, person, phone, mail, hours, place },
}: {
  contact: CompanyContactFields
}) {
  if (department.trim() === '')
    return <p className={styles.nobody}>没有填写部门时，应用不显示「福利咨询」，只提示向企业人力资源了解。</p>
  const facts = [person && `联系人 ${person}`, hours, place, phone, mail].filter(Boolean)
  return (
    <section className={styles.card}>
      <h3>福利咨询</h3>
      <div className={styles.contact}>
        <div>
          <strong>{department}</strong>
          {facts.map((fact) => (
            <p key={fact} className={styles.fact}>
              {fact}
            </p>
          ))}
        </div>
        {mail && <span className={styles.way}>邮件</span>}
        {phone && <span className={styles.way}>拨打</span>}
      </div>
    </section>
  )
}
