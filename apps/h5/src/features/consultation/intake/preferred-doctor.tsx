import { hospitalCalls } from '@yf/contract/hospital'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { Card } from '#ui/card/card.tsx'
import { DoctorCard } from '../parts/doctor-card.tsx'
import styles from './intake.module.css'

/** The wished doctor, and what happens if they are busy; renders nothing if the hospital does not name the doctor. */
export function PreferredDoctor({ doctorNo }: { doctorNo: string }) {
  const { companyId } = useCompany()
  const { data } = useQueryOf(hospitalCalls.doctors, { companyId }, { silent: true })
  const doctor = data?.doctors.find((one) => one.doctorNo === doctorNo)
  if (!doctor) return null
  return (
    <Card flush>
      <DoctorCard doctor={doctor} label="您选择的医生" />
      <p className={styles.wish}>
        {`预计 ${doctor.waitingMinutes} 分钟内接诊；医生忙碌或离开时，由同科室医生为您服务`}
      </p>
    </Card>
  )
}
