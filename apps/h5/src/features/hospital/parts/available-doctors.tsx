import type { AvailableDoctor } from '@yf/contract/hospital'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { DoctorFact } from '../shared/doctor-face.tsx'
import { AvailableDoctorRow } from './available-doctor-row.tsx'
import styles from './doctors.module.css'

interface Props {
  /** Sorted by waiting time. */
  all: readonly AvailableDoctor[]
  isKnown: boolean
  /** Null if none is selected: then all doctors. */
  department: string | null
  canAsk: boolean
}

const few = 3

/** Doctors on duty. If the department has none, a general doctor answers, and the page says so. */
export function AvailableDoctors({ all, isKnown, department, canAsk }: Props) {
  const [isWhole, setWhole] = useState(false)
  const fitting = department ? all.filter((one) => one.department === department) : all
  const visibleDoctors = isWhole ? fitting : fitting.slice(0, few)
  if (!isKnown) return <DoctorsNote text="暂时看不到值班名单，发起问诊后会立即为您安排医生" />
  if (fitting.length === 0)
    return <DoctorsNote text={`${department ?? ''}暂无医生值班，发起问诊后由全科医生先为您看`} />
  return (
    <Card title={department ? `${department}值班医生` : '值班医生'} extra={<Count of={fitting.length} />}>
      <ul className={styles.doctors}>
        {visibleDoctors.map((doctor) => (
          <AvailableDoctorRow key={doctor.doctorNo} doctor={doctor} canAsk={canAsk} />
        ))}
      </ul>
      {fitting.length > visibleDoctors.length && (
        <Button kind="plain" size="small" block onTap={() => setWhole(true)}>
          {`查看全部 ${fitting.length} 位`}
        </Button>
      )}
    </Card>
  )
}

const Count = ({ of }: { of: number }) => <span className={styles.count}>{`${of} 位在线`}</span>

const DoctorsNote = ({ text }: { text: string }) => (
  <Card title="值班医生">
    <DoctorFact>{text}</DoctorFact>
  </Card>
)
