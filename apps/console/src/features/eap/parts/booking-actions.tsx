import type { AdminBooking } from '@yf/contract/eap-admin'
import { isOpenBooking } from '@yf/domain/booking'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { CancelDialog, MarkDialog, type BookingMark } from './booking-dialogs.tsx'
import { BookingDetail } from './booking-detail.tsx'

type BookingDialogName = BookingMark | 'cancel' | 'words' | null

/** The actions on a booking: record the outcome once it has begun, or cancel it before. */
export function BookingActions({ row }: { row: AdminBooking }) {
  const [open, setOpen] = useState<BookingDialogName>(null)
  const close = () => setOpen(null)
  const isOpen = isOpenBooking(row.state)
  return (
    <Space>
      <Button size="small" onClick={() => setOpen('words')}>
        查看
      </Button>
      {isOpen && row.isPast === 1 && (
        <>
          <Button size="small" onClick={() => setOpen('noShow')}>
            未到场
          </Button>
          <Button size="small" type="primary" onClick={() => setOpen('finish')}>
            已完成
          </Button>
        </>
      )}
      {isOpen && row.isPast === 0 && (
        <Button size="small" danger onClick={() => setOpen('cancel')}>
          取消
        </Button>
      )}
      {open === 'words' && <BookingDetail id={row.id} onClose={close} />}
      {open === 'cancel' && <CancelDialog row={row} onClose={close} />}
      {(open === 'finish' || open === 'noShow') && <MarkDialog mark={open} row={row} onClose={close} />}
    </Space>
  )
}
