import { eapAdminCalls, type AdminBooking } from '@yf/contract/eap-admin'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'
import { spanText } from '../shared/schedule-labels.ts'

interface Props {
  row: AdminBooking
  onClose: () => void
}

const whatText = (row: AdminBooking) => `${row.counsellorName}，${spanText(row)}，${row.memberName}`

/** Reloads every list that shows the booking. */
const showAnew = () => refresh(eapAdminCalls.bookings, eapAdminCalls.counsellors)

export type BookingMark = 'finish' | 'noShow'

const marks = {
  finish: {
    title: '登记已完成',
    text: '来访者会收到评价邀请。',
    call: eapAdminCalls.finish,
    said: '已登记完成',
  },
  noShow: {
    title: '登记未到场',
    text: '本次咨询计 1 次，权益不退回；来访者在「我的预约」里会看到。',
    call: eapAdminCalls.markNoShow,
    said: '已登记未到场',
  },
} as const

export function MarkDialog({ mark, row, onClose }: Props & { mark: BookingMark }) {
  const { title, text, call, said } = marks[mark]
  const { send, isBusy, error } = useWrite(call)
  const confirm = async () => {
    const done = await send({ id: row.id })
    await showAnew()
    if (!done.ok) return
    onClose()
    say(said)
  }
  return (
    <Dialog
      title={title}
      confirmText="登记"
      isDanger={mark === 'noShow'}
      isBusy={isBusy}
      fault={error?.message ?? null}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{whatText(row)}</p>
      <p>{text}</p>
    </Dialog>
  )
}

export function CancelDialog({ row, onClose }: Props) {
  const [reason, setReason] = useState('')
  const { send, isBusy, error } = useWrite(eapAdminCalls.cancel)
  const confirm = async () => {
    const done = await send({ id: row.id, reason: reason.trim() })
    await showAnew()
    if (!done.ok) return
    onClose()
    say('已取消，来访者会收到通知')
  }
  return (
    <Dialog
      title="取消预约"
      confirmText="取消预约"
      isDanger
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={reason.trim() !== ''}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{whatText(row)}</p>
      <p>名额让给候补的人，权益次数退回来访者。</p>
      <TextEntry
        label="原因"
        isRequired
        note="来访者会读到这句话，请不要写咨询内容"
        value={reason}
        maxLength={50}
        onChange={setReason}
      />
    </Dialog>
  )
}
