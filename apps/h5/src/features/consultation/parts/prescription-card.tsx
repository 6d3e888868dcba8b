import type { Medicine, Prescription } from '@yf/contract/consultation-shapes'
import { useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { Money } from '#ui/money/money.tsx'
import { prescriptionNote } from '../texts.ts'
import styles from './cards.module.css'
import { PrescriptionChip } from './state-chip.tsx'

/** The prescription with its status and expiry. */
export function PrescriptionCard({ prescription }: { prescription: Prescription }) {
  const { diagnosis, advice, medicines, totalFen, patientName, doctor } = prescription
  const [now] = useState(() => new Date())
  return (
    <article className={styles.card} aria-label={`${patientName}的处方`}>
      <header className={styles.head}>
        <Icon name="pill" size={20} className={styles.icon} />
        <h2 className={styles.title}>电子处方</h2>
        <PrescriptionChip prescription={prescription} />
      </header>
      <p className={styles.fact}>{`诊断：${diagnosis}`}</p>
      <ul className={styles.medicines}>
        {medicines.map((medicine) => (
          <MedicineRow key={medicine.code} medicine={medicine} />
        ))}
      </ul>
      {advice && <p className={styles.fact}>{`医嘱：${advice}`}</p>}
      <p className={styles.total}>
        <span>{`${doctor.name} · ${doctor.department}`}</span>
        <span>
          参考价 <Money fen={totalFen} />
        </span>
      </p>
      <p className={styles.note}>{prescriptionNote(prescription, now)}</p>
    </article>
  )
}

const MedicineRow = ({ medicine: { name, spec, quantity, usage } }: { medicine: Medicine }) => (
  <li className={styles.medicine}>
    <span className={styles.name}>{name}</span>
    <span className={styles.count}>{`×${quantity}`}</span>
    <span className={styles.usage}>{`${spec} · ${usage}`}</span>
  </li>
)
