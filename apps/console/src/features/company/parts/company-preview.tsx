import type { DeskBenefit } from '@yf/contract/company-desk'
import type { ContactWords } from '@yf/domain/company-contact'
import { PhoneFrame } from '#ui/phone-frame/phone-frame.tsx'
import styles from './company-preview.module.css'

interface Props {
  contact: ContactWords
  benefits: readonly DeskBenefit[]
}

/** As its people will see it while it is typed. */
export const CompanyPreview = ({ contact, benefits }: Props) => (
  <PhoneFrame title="企业专区">
    <section className={styles.card}>
      <h3>企业权益</h3>
      {benefits.length === 0 && <p className={styles.fact}>企业还没有开通权益</p>}
      {benefits.map(({ id, name, summary }) => (
        <div key={id} className={styles.row}>
          <strong>{name}</strong>
          <p className={styles.fact}>{summary}</p>
        </div>
      ))}
    </section>
    <ContactCard contact={contact} />
  </PhoneFrame>
)

function ContactCard({
  contact: { department, person, phone, mail, hours, place },
}: {
  contact: ContactWords
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
