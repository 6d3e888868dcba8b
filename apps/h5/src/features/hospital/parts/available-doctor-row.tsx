import type { AvailableDoctor } from '@yf/contract/hospital'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { DoctorFace, DoctorFact } from '../shared/doctor-face.tsx'
import styles from './doctors.module.css'

/** A doctor on duty: name, hospital, specialty, rating and waiting time. */
export function AvailableDoctorRow({ doctor, canAsk }: { doctor: AvailableDoctor; canAsk: boolean }) {
  const { doctorNo, name, department, hospital, goodAt, stars, answered, waitingMinutes } = doctor
  return (
    <li className={styles.doctor}>
      <DoctorFace doctor={doctor}>
        <DoctorFact>{`${department} · ${hospital}`}</DoctorFact>
        <p className={styles.good}>{`擅长：${goodAt}`}</p>
        <p className={styles.figures}>
          <span className={styles.stars} aria-label={`评分 ${stars.toFixed(1)}，满分 5`}>
            <span aria-hidden>★</span> {stars.toFixed(1)}
          </span>
          <span>{`已接诊 ${answered.toLocaleString('zh-CN')} 人`}</span>
          <span className={styles.wait}>{`约 ${waitingMinutes} 分钟接诊`}</span>
        </p>
      </DoctorFace>
      {canAsk && (
        <Button
          size="small"
          kind="secondary"
          label={`向${name}医生问诊`}
          onTap={() => go('/hospital/toConsultation', { query: { doctor: doctorNo } })}
        >
          问医生
        </Button>
      )}
    </li>
  )
}
