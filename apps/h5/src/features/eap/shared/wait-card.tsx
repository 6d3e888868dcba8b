import { useEffect, type ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { queuePositionText } from './booking-texts.ts'
import type { WaitlistState } from './giving-up.ts'
import { countdownText } from './times.ts'
import { useSecondsUntil } from './use-until.ts'

interface CardProps {
  wait: WaitlistState & { readonly ahead: number; readonly offerUntil: string | null }
  /** Called when the time is up and the slot is no longer held. */
  onOver: () => unknown
  children: (note: string, isOver: boolean) => ReactNode
}

/** A waitlist entry, or the slot held for minutes from it. */
export const WaitCard = (props: CardProps) =>
  props.wait.state === 'offered' ? <Offer {...props} /> : <Waiting {...props} />

const Waiting = ({ wait, children }: CardProps) => (
  <Card title="候补中" extra={<Chip tone="warning">{queuePositionText(wait.ahead)}</Chip>}>
    {children('有人取消时按顺序通知您，名额为您保留 15 分钟', false)}
  </Card>
)

function Offer({ wait, onOver, children }: CardProps) {
  const left = useSecondsUntil(wait.offerUntil)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) void onOver()
  }, [isOver, onOver])
  return (
    <Card title="名额已为您保留" extra={<Chip tone="danger">{`剩余 ${countdownText(left)}`}</Chip>}>
      {children('到时未接受，名额会让给下一位', isOver)}
    </Card>
  )
}

interface ActionProps {
  wait: WaitlistState
  isOver: boolean
  onLeave: () => unknown
  onAccept: () => unknown
}

export const WaitActions = ({ wait, isOver, onLeave, onAccept }: ActionProps) =>
  wait.state === 'offered' ? (
    <>
      <Button kind="plain" size="small" onTap={onLeave}>
        放弃
      </Button>
      <Button size="small" disabled={isOver} onTap={onAccept}>
        接受并预约
      </Button>
    </>
  ) : (
    <Button kind="plain" size="small" onTap={onLeave}>
      退出候补
    </Button>
  )
