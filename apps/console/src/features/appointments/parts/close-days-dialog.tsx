import { appointmentsAdminCalls, type Closing } from '@yf/contract/appointments-admin'
import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useState } from 'react'
import { putQuery, useQueryOf } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'

export interface ClosedDays {
  readonly firstDay: string
  readonly lastDay: string
}

interface Props {
  siteId: string
  /** The days of a holiday; null if the days are still to be chosen. */
  existing: ClosedDays | null
  onClose: () => void
}

const textOf = (day: Dayjs) => day.format('YYYY-MM-DD')
const dayOf = (days: ClosedDays | null): [Dayjs, Dayjs] | null =>
  days && [dayjs(days.firstDay), dayjs(days.lastDay)]

/** Shows how many appointments are affected before closing. */
export function CloseDaysDialog({ siteId, existing, onClose }: Props) {
  const [days, setDays] = useState<ClosedDays | null>(existing)
  const [moveTo, setMoveTo] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const span = { siteId, ...(days ?? { firstDay: '', lastDay: '' }), ...(moveTo ? { moveTo } : {}) }
  const closing = useQueryOf(appointmentsAdminCalls.closing, span, { enabled: days !== null })
  const { send, isBusy, error } = useWrite(appointmentsAdminCalls.closeDays)
  const close = async () => {
    const closed = await send({ ...span, reason: reason.trim() })
    if (!closed.ok) return
    const { bookedCount, waitingCount: _, movableCount: __, ...schedule } = closed.result
    putQuery(appointmentsAdminCalls.schedule, { siteId }, schedule)
    onClose()
    say(bookedCount === 0 ? '已关闭' : `已关闭，${bookedCount} 位预约者正在处理并会收到通知`)
  }
  const fault = error?.message ?? closing.error?.message ?? null
  return (
    <Dialog
      title="添加休息日"
      confirmText="关闭这些日子"
      isDanger
      isBusy={isBusy}
      fault={fault}
      canConfirm={days !== null && closing.data !== undefined}
      aside={<span role="status">{days && closing.data ? concernedText(closing.data, moveTo) : null}</span>}
      onConfirm={() => void close()}
      onClose={onClose}
    >
      <Entry label="日期" isRequired>
        {(id) => (
          <DatePicker.RangePicker
            id={{ start: id }}
            value={dayOf(days)}
            onChange={(chosen) =>
              setDays(
                chosen?.[0] && chosen[1] ? { firstDay: textOf(chosen[0]), lastDay: textOf(chosen[1]) } : null,
              )
            }
          />
        )}
      </Entry>
      <Entry label="已约的人改到" note="不选则取消预约、退回次数；选了的话，那天名额不够的仍会取消并退回">
        {(id) => <DatePicker id={id} onChange={(day) => setMoveTo(day ? textOf(day) : null)} />}
      </Entry>
      <TextEntry label="说明" value={reason} maxLength={50} onChange={setReason} />
    </Dialog>
  )
}

export function concernedText({ bookedCount, waitingCount, movableCount }: Closing, moveTo: string | null) {
  if (bookedCount + waitingCount === 0) return '这些天没有人预约'
  const booked = moveTo
    ? `${bookedCount} 人已约：${movableCount} 人改到 ${moveTo}，${bookedCount - movableCount} 人取消并退回次数`
    : `${bookedCount} 人已约，将取消并退回次数`
  return waitingCount > 0 ? `${booked}；${waitingCount} 人候补，将结束候补` : booked
}
