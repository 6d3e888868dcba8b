import { appointmentsAdminCalls, type AdminAppointment } from '@yf/contract/appointments-admin'
import { bookingNames, isOpenBooking } from '@yf/domain/booking'
import { Tag, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { spanText, stateTones } from '#features/eap/shared/schedule-labels.ts'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import text from '#ui/quiet.module.css'
import { say } from '#ui/toast/toast.ts'

export const appointmentColumns: TableColumnsType<AdminAppointment> = [
  { title: '时间', className: text.nowrap, render: (_, row) => spanText(row) },
  {
    title: '服务与网点',
    render: (_, { moduleName, siteName }) => (
      <>
        {moduleName}
        <div className={text.quiet}>{siteName}</div>
      </>
    ),
  },
  {
    title: '预约人',
    className: text.nowrap,
    render: (_, { memberName, memberPhone }) => (
      <>
        {memberName}
        <div className={text.quiet}>{memberPhone}</div>
      </>
    ),
  },
  {
    title: '状态',
    render: (_, { state, outcome }) => (
      <>
        <Tag color={stateTones[state]}>{bookingNames[state]}</Tag>
        {outcome && <div className={text.quiet}>{outcome}</div>}
      </>
    ),
  },
  {
    title: '操作',
    align: 'right',
    render: (_, row) => isOpenBooking(row.state) && row.isPast === 0 && <CancelButton row={row} />,
  },
]

/** The site cancels: it is not the person's fault, so everything is refunded. */
function CancelButton({ row }: { row: AdminAppointment }) {
  const [reason, setReason] = useState('')
  const { send, isBusy, error } = useWrite(appointmentsAdminCalls.cancel)
  const confirm = async (close: () => void) => {
    const done = await send({ id: row.id, reason: reason.trim() })
    await refresh(appointmentsAdminCalls.bookings)
    if (!done.ok) return
    close()
    say('已取消，预约人会收到通知')
  }
  return (
    <AskingButton size="small" danger aria-label={`取消${row.memberName} ${spanText(row)}`} word="取消">
      {(close) => (
        <Dialog
          title="取消预约"
          confirmText="取消预约"
          isDanger
          isBusy={isBusy}
          fault={error?.message ?? null}
          canConfirm={reason.trim() !== ''}
          onConfirm={() => void confirm(close)}
          onClose={close}
        >
          <p>{`${row.moduleName} · ${row.siteName} · ${spanText(row)}`}</p>
          <p>名额让给候补的人，权益次数退回预约人。</p>
          <TextEntry
            label="原因"
            isRequired
            note="预约人会读到这句话"
            value={reason}
            maxLength={50}
            onChange={setReason}
          />
        </Dialog>
      )}
    </AskingButton>
  )
}
