import type { Doctor } from '@yf/contract/consultation-shapes'
import { Avatar } from '#ui/avatar/avatar.tsx'
import styles from './doctor-card.module.css'

/** Who answers: name, title, and where. */
export const DoctorCard = ({ doctor, label = '接诊医生' }: { doctor: Doctor; label?: string }) => (
  <section className={styles.card} aria-label={label}>
    <Avatar name={doctor.name} size={48} />
    <div className={styles.words}>
      <p className={styles.line}>
        <span className={styles.name}>{doctor.name}</span>
        <span className={styles.title}>{doctor.title}</span>
      </p>
      <p className={styles.fact}>{`${doctor.department} · ${doctor.hospital}`}</p>
    </div>
  </section>
)
