import { PlusOutlined } from '@ant-design/icons'
import { eapAdminCalls, type AdminCounsellor } from '@yf/contract/eap-admin'
import { formatFen } from '@yf/domain/money'
import { Button, Space, Table, Tag, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { linkTo } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Page } from '#ui/page/page.tsx'
import text from '#ui/quiet.module.css'
import { CounsellorDialog } from '../parts/counsellor-dialog.tsx'
import { PauseCounsellor } from '../parts/pause-counsellor.tsx'
import { wayNames } from '../labels.ts'

const columns = (onEdit: (row: AdminCounsellor) => void): TableColumnsType<AdminCounsellor> => [
  {
    title: '咨询师',
    render: (_, { name, title, isPaused }) => (
      <>
        {name} {isPaused === 1 && <Tag color="warning">已暂停</Tag>}
        <div className={text.quiet}>{title}</div>
      </>
    ),
  },
  { title: '方式', className: text.nowrap, render: (_, { ways }) => wayNames(ways) },
  {
    title: '每次',
    className: text.nowrap,
    render: (_, { minutes, priceFen }) =>
      `${minutes} 分钟 · ${priceFen === 0 ? '免费' : formatFen(priceFen)}`,
  },
  {
    title: '评分',
    className: text.nowrap,
    render: (_, { id, rating }) => (
      <a href={linkTo('/appraisals', { counsellor: id })}>
        {rating.stars === null ? '暂无' : `${rating.stars.toFixed(1)}（${rating.count}）`}
      </a>
    ),
  },
  {
    title: '待咨询',
    align: 'right',
    render: (_, { id, openCount }) => <a href={linkTo('/sessions', { counsellor: id })}>{openCount}</a>,
  },
  {
    title: '候补',
    align: 'right',
    render: (_, { id, waitingCount }) => <a href={linkTo('/waits', { counsellor: id })}>{waitingCount}</a>,
  },
  {
    title: '操作',
    align: 'right',
    render: (_, row) => (
      <Space>
        <Button size="small" href={linkTo('/counsellor', { id: row.id })} aria-label={`${row.name}的排班`}>
          排班
        </Button>
        <Button size="small" aria-label={`编辑${row.name}`} onClick={() => onEdit(row)}>
          编辑
        </Button>
        <PauseCounsellor row={row} />
      </Space>
    ),
  },
]

export default function CounsellorsPage() {
  const counsellors = useQueryOf(eapAdminCalls.counsellors, {})
  const [editing, setEditing] = useState<AdminCounsellor | 'new' | null>(null)
  return (
    <Page
      note="员工在应用里看到的咨询师。暂停后不接受新预约，已有的预约照常进行。"
      tools={
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
          添加咨询师
        </Button>
      }
    >
      <Answered of={counsellors} failed="咨询师没有加载成功" empty="还没有咨询师">
        {(rows) => (
          <Table<AdminCounsellor>
            rowKey="id"
            size="middle"
            columns={columns(setEditing)}
            dataSource={rows}
            pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
          />
        )}
      </Answered>
      {editing && (
        <CounsellorDialog row={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </Page>
  )
}
