import type { DeskBenefit } from '@yf/contract/company-desk'
import type { ContactWords } from '@yf/domain/company-contact'
import { scrolledByKeys } from '#ui/scrolled-by-keys.ts'
import styles from './company-preview.module.css'

interface Props {
  contact: ContactWords
  benefits: readonly DeskBenefit[]
}

/** As its people will see it while it is typed. Nothing on it can be tapped. */
export const CompanyPreview = ({ contact, benefits }: Props) => (
  <aside className={styles.phone} aria-label="手机预览">
    <p className={styles.bar}>企业专区</p>
    <div className={styles.page} {...scrolledByKeys}>
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
    </div>
  </aside>
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
