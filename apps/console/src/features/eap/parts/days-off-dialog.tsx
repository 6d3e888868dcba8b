import { eapAdminCalls } from '@yf/contract/eap-admin'
import { DatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import { useState } from 'react'
import { putQuery } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'

const textOf = (day: Dayjs) => day.format('YYYY-MM-DD')

interface Props {
  counsellorId: string
  onClose: () => void
}

export function DaysOffDialog({ counsellorId, onClose }: Props) {
  const [days, setDays] = useState<readonly [Dayjs, Dayjs] | null>(null)
  const [reason, setReason] = useState('')
  const { send, isBusy, error } = useWrite(eapAdminCalls.closeDays)
  const close = async () => {
    if (days === null) return
    const [firstDay, lastDay] = [textOf(days[0]), textOf(days[1])]
    const closed = await send({ counsellorId, firstDay, lastDay, reason: reason.trim() })
    if (!closed.ok) return
    const { cancelledCount, ...schedule } = closed.result
    putQuery(eapAdminCalls.schedule, { counsellorId }, schedule)
    onClose()
    say(cancelledCount === 0 ? '已关闭' : `已关闭，取消了 ${cancelledCount} 个预约，来访者会收到通知`)
  }
  return (
    <Dialog
      title="添加休息日"
      confirmText="关闭这些日子"
      isDanger
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={days !== null}
      onConfirm={() => void close()}
      onClose={onClose}
    >
      <Entry label="日期" isRequired note="这些天已有的预约会被取消，来访者会收到通知并退回次数。">
        {(id) => (
          <DatePicker.RangePicker
            id={{ start: id }}
            onChange={(chosen) => setDays(chosen?.[0] && chosen[1] ? [chosen[0], chosen[1]] : null)}
          />
        )}
      </Entry>
      <TextEntry label="说明" value={reason} maxLength={50} onChange={setReason} />
    </Dialog>
  )
}
