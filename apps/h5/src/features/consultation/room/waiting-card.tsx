import type { RoomStatus } from '@yf/contract/consultation-shapes'
import { useEffect, useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './waiting-card.module.css'

const tick = 1000

/** 12:05 */
const countdownText = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Shown while no doctor has accepted: what happens now, and what happens on a time-out. */
export function WaitingCard({
  givesUpAt,
  isWithHospital,
  isSelfPaid,
}: Pick<RoomStatus, 'givesUpAt' | 'isWithHospital'> & { isSelfPaid: boolean }) {
  const now = useNow()
  const title = isWithHospital === 1 ? '正在为您安排医生' : '正在提交给互联网医院'
  return (
    <section className={styles.card} aria-label="等待接诊">
      <p className={styles.title}>
        <Icon name="clock" size={20} />
        {title}
      </p>
      {givesUpAt !== null && (
        <p className={styles.left}>
          <span className={styles.clock} aria-hidden>
            {countdownText(givesUpAt - now)}
          </span>
          {`内无人接诊将自动取消，${isSelfPaid ? '费用原路退回' : '权益次数退回给您'}`}
        </p>
      )}
      <p className={styles.note}>可以先补充病情，医生接诊后会看到；离开本页不影响排队，接诊时会通知您</p>
    </section>
  )
}
