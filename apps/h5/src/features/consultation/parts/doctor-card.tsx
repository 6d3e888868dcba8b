import type { Doctor } from '@yf/contract/consultation-shapes'
import { DoctorFace, DoctorFact } from '#features/hospital/shared/doctor-face.tsx'
import styles from './doctor-card.module.css'

/** The doctor's name, title and hospital. */
export const DoctorCard = ({ doctor, label = '接诊医生' }: { doctor: Doctor; label?: string }) => (
  <section className={styles.card} aria-label={label}>
    <DoctorFace doctor={doctor}>
      <DoctorFact>{`${doctor.department} · ${doctor.hospital}`}</DoctorFact>
    </DoctorFace>
  </section>
)
