import type { Consultation } from '@yf/contract/consultation-shapes'
import { allergyText } from '../texts.ts'
import styles from './case-card.module.css'

type CaseCardData = Pick<
  Consultation,
  'patientName' | 'patientAge' | 'labels' | 'words' | 'allergies' | 'pictures'
>

/** Summary of the case for the doctor: patient, complaint and allergies. */
export function CaseCard({ of }: { of: CaseCardData }) {
  const age = of.patientAge === null ? [] : [`${of.patientAge}岁`]
  const allergies = `过敏史：${allergyText(of.allergies)}`
  const pictures = of.pictures.length > 0 ? [`图片 ${of.pictures.length} 张`] : []
  return (
    <section className={styles.card} aria-label="病情">
      <p className={styles.who}>{[of.patientName, ...age, ...of.labels].join(' · ')}</p>
      <p className={styles.text}>{of.words}</p>
      <p className={styles.fact}>{[allergies, ...pictures].join('　')}</p>
    </section>
  )
}
