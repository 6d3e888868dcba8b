import type { Appointment } from '@yf/contract/appointment-shapes'
import { formatFen } from '@yf/domain/money'
import { stateOf, unpaidOf, unpaidRule } from '#features/eap/shared/booking-texts.ts'
import { enterSession } from '#features/eap/shared/enter-session.ts'
import { clockText, spanText } from '#features/eap/shared/times.ts'
import { useSecondsUntil } from '#features/eap/shared/use-until.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { openAppointment } from '../writes.ts'
import { Countdown } from './countdown.tsx'
import styles from './next-card.module.css'
import { SpotLinks } from './spot-links.tsx'

/** The next appointment: time left, service, place and the one action. */
export function NextCard({ of }: { of: Appointment }) {
  const { word, tone } = stateOf(of)
  const unpaid = unpaidOf(of)
  return (
    <Card title={of.title} extra={<Chip tone={tone}>{word}</Chip>}>
      <div className={styles.parts}>
        <Countdown of={of} label="下一个预约，距离开始还有" />
        <p className={styles.time}>{spanText(of)}</p>
        {of.note && <p className={styles.note}>{of.note}</p>}
        {of.spot && <SpotLinks spot={of.spot} />}
        {unpaid ? <ToPay of={of} {...unpaid} /> : <ToSee of={of} />}
      </div>
    </Card>
  )
}

const ToSee = ({ of }: { of: Appointment }) => (
  <div className={styles.actions}>
    <SessionEntry of={of} />
    <Button
      kind="secondary"
      size="small"
      label={`查看详情：${of.title}预约`}
      onTap={() => openAppointment(of)}
    >
      {of.kind === 'offline' ? '出示预约码' : '查看详情'}
    </Button>
  </div>
)

const ToPay = ({ of, fen, until }: { of: Appointment; fen: number; until: string }) => (
  <>
    <p className={styles.note}>{unpaidRule(until)}</p>
    <div className={styles.actions}>
      <Button size="small" onTap={() => openAppointment(of)}>{`去付款 ${formatFen(fen)}`}</Button>
    </div>
  </>
)

/** Members enter a video or voice session here, from ten minutes before it begins. */
export function SessionEntry({ of }: { of: Appointment }) {
  const left = useSecondsUntil(of.linkFrom)
  if (of.linkFrom === null || of.kind !== 'counselling') return null
  if (left > 0) return <p className={styles.note}>{`当天 ${clockText(of.linkFrom)} 起可进入咨询`}</p>
  return (
    <Button size="small" onTap={() => enterSession(of)}>
      进入咨询
    </Button>
  )
}
