import type { AdminBooking } from '@yf/contract/eap-admin'
import { bookingNames } from '@yf/domain/booking'
import { Tag, type TableColumnsType } from 'antd'
import text from '#ui/quiet.module.css'
import { spanText, stateTones } from '../shared/schedule-labels.ts'
import { wayName } from '../labels.ts'
import { BookingActions } from './booking-actions.tsx'

export const bookingColumns: TableColumnsType<AdminBooking> = [
  { title: '时间', className: text.nowrap, render: (_, row) => spanText(row) },
  { title: '咨询师', dataIndex: 'counsellorName', className: text.nowrap },
  { title: '方式', className: text.nowrap, render: (_, { way }) => wayName(way) },
  {
    title: '来访者',
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
    render: (_, { state, isNoShow, outcome }) => (
      <>
        <Tag color={isNoShow === 1 ? 'error' : stateTones[state]}>
          {isNoShow === 1 ? '未到场' : bookingNames[state]}
        </Tag>
        {outcome && <div className={text.quiet}>{outcome}</div>}
      </>
    ),
  },
  { title: '操作', align: 'right', render: (_, row) => <BookingActions row={row} /> },
]
