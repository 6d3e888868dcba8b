import type { Appointment } from '@yf/contract/appointment-shapes'
import { useSecondsUntil } from '#features/eap/shared/use-until.ts'
import { leftText } from '../texts.ts'
import styles from './countdown.module.css'

/** Time left until the start, updated each minute; a screen reader announces it once. */
export function Countdown({
  of,
  label = '距离开始还有',
}: {
  of: Pick<Appointment, 'startTime'>
  label?: string
}) {
  const left = useSecondsUntil(of.startTime)
  return (
    <p className={styles.countdown}>
      {left > 0 ? (
        <>
          <span className={styles.label}>{label}</span>
          <span className={styles.left}>{leftText(left)}</span>
        </>
      ) : (
        <span className={styles.left}>已到预约时间</span>
      )}
    </p>
  )
}
