import { appointmentCalls } from '@yf/contract/appointments'
import type { AppointmentWait } from '@yf/contract/appointment-shapes'
import { useEffect } from 'react'
import { aheadText } from '#features/eap/shared/booking-words.ts'
import { countdownText, spanText } from '#features/eap/shared/times.ts'
import { useSecondsUntil } from '#features/eap/shared/use-until.ts'
import { useQueryOf } from '#platform/http/hooks.ts'
import { goIfOwn } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { acceptOffer, leaveWait, lookAgain } from '../writes.ts'
import styles from './next-card.module.css'

/** An offer is good for minutes: whoever looks at the page learns of it without asking. */
const offersEvery = 20_000

/** What is held for the person or waited for, of every kind. */
export function Waits() {
  const waits = useQueryOf(appointmentCalls.waits, {}, { silent: true, refetchInterval: offersEvery }).data
  return (waits ?? [])
    .filter(({ state }) => state !== 'over')
    .map((wait) =>
      wait.state === 'offered' ? <Offer key={wait.id} of={wait} /> : <Waiting key={wait.id} of={wait} />,
    )
}

const What = ({ of }: { of: AppointmentWait }) => (
  <p className={styles.time}>{[of.title, of.note, spanText(of)].filter(Boolean).join(' · ')}</p>
)

/** Other kinds are answered where they are booked. */
const Elsewhere = ({ path }: { path: string }) => (
  <Button size="small" onTap={() => goIfOwn(path)}>
    去处理
  </Button>
)

const Waiting = ({ of }: { of: AppointmentWait }) => (
  <Card title="候补中" extra={<Chip tone="warning">{aheadText(of.ahead)}</Chip>}>
    <div className={styles.parts}>
      <What of={of} />
      <p className={styles.note}>有人取消时按顺序通知您，名额为您保留 15 分钟</p>
      <div className={styles.actions}>
        {of.path ? (
          <Elsewhere path={of.path} />
        ) : (
          <Button kind="plain" size="small" onTap={() => leaveWait(of)}>
            退出候补
          </Button>
        )}
      </div>
    </div>
  </Card>
)

function Offer({ of }: { of: AppointmentWait }) {
  const left = useSecondsUntil(of.offerUntil)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) void lookAgain()
  }, [isOver])
  return (
    <Card title="名额已为您保留" extra={<Chip tone="danger">{`剩余 ${countdownText(left)}`}</Chip>}>
      <div className={styles.parts}>
        <What of={of} />
        <p className={styles.note}>到时未接受，名额会让给下一位</p>
        <div className={styles.actions}>
          {of.path ? <Elsewhere path={of.path} /> : <OfferActions of={of} isOver={isOver} />}
        </div>
      </div>
    </Card>
  )
}

const OfferActions = ({ of, isOver }: { of: AppointmentWait; isOver: boolean }) => (
  <>
    <Button kind="plain" size="small" onTap={() => leaveWait(of)}>
      放弃
    </Button>
    <Button size="small" disabled={isOver} onTap={() => acceptOffer(of)}>
      接受并预约
    </Button>
  </>
)
