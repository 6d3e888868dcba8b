import type { AdminFreeBenefit } from '@yf/contract/equity-admin'
import { Button, Tag, type TableColumnsType } from 'antd'
import text from '#ui/quiet.module.css'

const states = {
  1: { tone: 'processing', name: '未开始' },
  2: { tone: 'success', name: '进行中' },
  3: { tone: 'default', name: '已结束' },
} as const

const claimed = ({ isPackage, claimedCount }: AdminFreeBenefit) =>
  isPackage && claimedCount !== null ? `${claimedCount} 人` : '—'

export const benefitColumns = (
  onEdit: (row: AdminFreeBenefit) => void,
): TableColumnsType<AdminFreeBenefit> => [
  {
    title: '权益',
    render: (_, { name, summary, gift }) => (
      <>
        {name}
        <div className={text.quiet}>{[summary, gift].filter(Boolean).join(' · ')}</div>
      </>
    ),
  },
  {
    title: '时间',
    className: text.nowrap,
    render: (_, { startTime, endTime }) => (
      <>
        {startTime.slice(0, 16)}
        <div className={text.quiet}>{`至 ${endTime.slice(0, 16)}`}</div>
      </>
    ),
  },
  { title: '顺序', dataIndex: 'sort', align: 'right' },
  { title: '已领取', align: 'right', className: text.nowrap, render: (_, row) => claimed(row) },
  {
    title: '状态',
    render: (_, { status, savedBy, savedTime }) => (
      <>
        <Tag color={states[status].tone}>{states[status].name}</Tag>
        {savedBy && savedTime && (
          <div className={text.quiet}>{`${savedBy} ${savedTime.slice(5, 16)} 修改`}</div>
        )}
      </>
    ),
  },
  {
    title: '操作',
    align: 'right',
    render: (_, row) => (
      <Button size="small" aria-label={`编辑${row.name}`} onClick={() => onEdit(row)}>
        编辑
      </Button>
    ),
  },
]
