import type { ConsultationRow } from '@yf/contract/consultation-shapes'
import type { AvailableDoctor } from '@yf/contract/hospital'
import { consultationStates } from '@yf/domain/consultation'
import { shortDayText } from '@yf/domain/near-days'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { DoctorFace, DoctorFact } from '../shared/doctor-face.tsx'
import { useConsultations } from '../use-consultations.ts'
import styles from './doctors.module.css'

type EndedConsultation = ConsultationRow & { doctor: NonNullable<ConsultationRow['doctor']> }

const isEndedWithDoctor = (row: ConsultationRow): row is EndedConsultation =>
  row.state === consultationStates.ended && row.doctor !== null

/** Continues with the previous doctor, who knows the case, if they are on duty. */
export function LastDoctor({ onDuty }: { onDuty: readonly AvailableDoctor[] }) {
  const last = useConsultations()?.find(isEndedWithDoctor)
  if (!last) return null
  const { id, familyId, patientName, doctor, endedTime, startedTime } = last
  const here = onDuty.find(({ name, hospital }) => name === doctor.name && hospital === doctor.hospital)
  const query = { patient: familyId, follows: id, ...(here ? { doctor: here.doctorNo } : {}) }
  return (
    <Card title="上次的医生">
      <div className={styles.who}>
        <DoctorFace doctor={doctor}>
          <DoctorFact>{`${shortDayText(endedTime ?? startedTime)}为${patientName}看过`}</DoctorFact>
          <DoctorFact>
            {here ? `现在值班，约 ${here.waitingMinutes} 分钟接诊` : '现在不在班，由同科室医生接着看'}
          </DoctorFact>
        </DoctorFace>
        <Button size="small" kind="secondary" onTap={() => go('/hospital/toConsultation', { query })}>
          再次咨询
        </Button>
      </div>
    </Card>
  )
}
