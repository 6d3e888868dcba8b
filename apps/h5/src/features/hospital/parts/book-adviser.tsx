import { adviserCalls, type AdviserBooking } from '@yf/contract/adviser'
import type { AdviserTopic } from '@yf/domain/adviser'
import { useState } from 'react'
import { Answered } from '#platform/http/answered.tsx'
import { say } from '#platform/http/feedback.ts'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { useCompany } from '#platform/session/company.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { daysOf, type AdviserDay } from '../adviser-days.ts'
import styles from './book-adviser.module.css'
import { TimeChoice } from './time-choice.tsx'
import { TopicChoice } from './topic-choice.tsx'

interface BookAdviserProps {
  open: boolean
  onClose: () => void
  /** The call to reschedule; without it a new one is booked. */
  changing: AdviserBooking | null
}

/** Choose day, time and topic; then the adviser calls. */
export function BookAdviser({ open, onClose, changing }: BookAdviserProps) {
  const { companyId } = useCompany()
  const times = useQueryOf(
    adviserCalls.adviserTimes,
    { companyId },
    { enabled: open, staleTime: 0, silent: true, select: daysOf },
  )
  return (
    <Sheet open={open} onClose={onClose} title={changing ? '更改通话时间' : '预约通话'}>
      <Answered of={times} empty={<EmptyOf kind="times" title="近两周已约满，可以直接拨打电话" />}>
        {(days) => <Choosing key={changing?.id ?? ''} days={days} changing={changing} onDone={onClose} />}
      </Answered>
    </Sheet>
  )
}

interface ChoosingProps {
  days: readonly AdviserDay[]
  changing: AdviserBooking | null
  onDone: () => void
}

function Choosing({ days, changing, onDone }: ChoosingProps) {
  const { companyId } = useCompany()
  const [topic, setTopic] = useState<AdviserTopic>('benefit')
  const [slotId, setSlotId] = useState<string | null>(null)
  const book = useWrite(adviserCalls.bookAdviser)
  const change = useWrite(adviserCalls.changeAdviserBooking)
  const confirm = async () => {
    if (!slotId) return say('请选择通话时间')
    const done = changing
      ? await change.send({ id: changing.id, placeId: slotId })
      : await book.send({ companyId, placeId: slotId, topic })
    if (done.ok) {
      say(changing ? '已改期' : '预约成功，届时顾问会致电您的登录手机号')
      onDone()
    } else setSlotId(null)
    // A time that has just been taken must show as taken.
    return refresh(adviserCalls.adviserTimes, adviserCalls.adviserBookings)
  }
  return (
    <>
      <TimeChoice days={days} value={slotId} onChange={setSlotId} />
      {!changing && <TopicChoice value={topic} onChange={setTopic} />}
      <div className={styles.confirm}>
        <Button block busy={book.isBusy || change.isBusy} onTap={confirm}>
          {changing ? '确认改期' : '确认预约'}
        </Button>
      </div>
    </>
  )
}
