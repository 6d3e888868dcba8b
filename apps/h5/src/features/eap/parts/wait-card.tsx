import type { EapWait } from '@yf/contract/eap'
import { useEffect } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { acceptOffer, leaveWait, lookAgain } from '../booking-writes.ts'
import { aheadText } from '../shared/booking-words.ts'
import { countdownText, spanText } from '../shared/times.ts'
import { useSecondsUntil } from '../shared/use-until.ts'
import { wayName } from '../words.ts'
import styles from './wait-card.module.css'

const whatText = (wait: EapWait) => `${wait.counsellor.name} · ${wayName(wait.way)} · ${spanText(wait)}`

/** A full time that is waited for, or the place in it that is held for minutes. */
export const WaitCard = ({ wait }: { wait: EapWait }) =>
  wait.state === 'offered' ? <Offer wait={wait} /> : <Waiting wait={wait} />

function Waiting({ wait }: { wait: EapWait }) {
  return (
    <Card title="候补中" extra={<Chip tone="warning">{aheadText(wait.ahead)}</Chip>}>
      <p className={styles.what}>{whatText(wait)}</p>
      <p className={styles.note}>有人取消时按顺序通知您，名额为您保留 15 分钟</p>
      <div className={styles.actions}>
        <Button kind="plain" size="small" onTap={() => leaveWait(wait)}>
          退出候补
        </Button>
      </div>
    </Card>
  )
}

function Offer({ wait }: { wait: EapWait }) {
  const left = useSecondsUntil(wait.offerUntil)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) void lookAgain()
  }, [isOver])
  return (
    <Card title="名额已为您保留" extra={<Chip tone="danger">{`剩余 ${countdownText(left)}`}</Chip>}>
      <p className={styles.what}>{whatText(wait)}</p>
      <p className={styles.note}>到时未接受，名额会让给下一位</p>
      <div className={styles.actions}>
        <Button kind="plain" size="small" onTap={() => leaveWait(wait)}>
          放弃
        </Button>
        <Button size="small" disabled={isOver} onTap={() => acceptOffer(wait)}>
          接受并预约
        </Button>
      </div>
    </Card>
  )
}
