import type { AdminConsultation } from '@yf/contract/customer-service-admin'
import { consultationStateName } from '@yf/domain/consultation'
import { Tag, type TableColumnsType } from 'antd'
import text from '#ui/quiet.module.css'
import { ReturnRight } from './return-right.tsx'

const tones = { 1: 'warning', 2: 'processing', 3: 'success', 4: 'default', 5: 'warning' } as const

/** Warns before a consultation is given up: staff can still call the hospital. */
const waitText = ({ state, waitedMinutes, givesUpTime }: AdminConsultation) => (
  <>
    {`${waitedMinutes} 分钟`}
    {state === 1 && givesUpTime && (
      <div className={text.quiet}>{`${givesUpTime.slice(11, 16)} 自动退回`}</div>
    )}
  </>
)

export const consultationColumns: TableColumnsType<AdminConsultation> = [
  { title: '发起时间', dataIndex: 'startTime', className: text.nowrap },
  { title: '企业', dataIndex: 'companyName' },
  {
    title: '会员',
    className: text.nowrap,
    render: (_, { memberName, memberPhone }) => (
      <>
        {memberName}
        <div className={text.quiet}>{memberPhone}</div>
      </>
    ),
  },
  { title: '等待', className: text.nowrap, render: (_, row) => waitText(row) },
  {
    title: '状态',
    render: (_, { state, isUntold, isSelfPaid, cancelReason }) => (
      <>
        <Tag color={tones[state]}>{consultationStateName(state)}</Tag>
        {isSelfPaid === 1 && <Tag>自费</Tag>}
        {isUntold === 1 && <Tag color="error">未送达医院</Tag>}
        {cancelReason && <div className={text.quiet}>{cancelReason}</div>}
      </>
    ),
  },
  { title: '操作', align: 'right', render: (_, row) => <ReturnRight row={row} /> },
]
