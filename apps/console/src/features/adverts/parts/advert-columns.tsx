import type { AdminAdvert } from '@yf/contract/adverts-admin'
import { Button, Space, Tag, type TableColumnsType } from 'antd'
import text from '#ui/quiet.module.css'
import { EndAdvert } from './end-advert.tsx'

const states = {
  1: { tone: 'processing', name: '未开始' },
  2: { tone: 'success', name: '进行中' },
  3: { tone: 'default', name: '已结束' },
} as const

const counted = (times: number, people: number) => (
  <>
    {`${times} 次`}
    <div className={text.quiet}>{`${people} 人`}</div>
  </>
)

export const advertColumns = (onEdit: (row: AdminAdvert) => void): TableColumnsType<AdminAdvert> => [
  {
    title: '广告',
    render: (_, { title, summary, jumpUrl }) => (
      <>
        {title}
        <div className={text.quiet}>{[summary, jumpUrl].filter(Boolean).join(' · ')}</div>
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
  {
    title: '展示',
    align: 'right',
    className: text.nowrap,
    render: (_, { shownTimes, shownPeople }) => counted(shownTimes, shownPeople),
  },
  {
    title: '点击',
    align: 'right',
    className: text.nowrap,
    render: (_, { tappedTimes, tappedPeople }) => counted(tappedTimes, tappedPeople),
  },
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
      <Space>
        <Button size="small" aria-label={`编辑${row.title}`} onClick={() => onEdit(row)}>
          编辑
        </Button>
        {row.status !== 3 && <EndAdvert row={row} />}
      </Space>
    ),
  },
]
