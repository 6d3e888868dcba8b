import { cardsAdminCalls, type AdminOptional } from '@yf/contract/cards-admin'
import { formatFen } from '@yf/domain/money'
import { Tag, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import text from '#ui/quiet.module.css'
import { ListTools } from '../parts/list-tools.tsx'
import { OptionalDialog, StopOptional } from '../parts/optional-dialogs.tsx'
import { optionalStates, supplierName } from '../labels.ts'

const pageSize = 20

type OptionalItem = AdminOptional['items'][number]

const itemText = ({ name, supplierCode, times, timeFen }: OptionalItem) =>
  `${name}（${supplierName(supplierCode)}，${times} 次，${formatFen(timeFen)}/次）`

function Stop({ row }: { row: AdminOptional }) {
  if (row.state === 'void' || row.state === 'over') return null
  return (
    <AskingButton size="small" danger aria-label={`停止${row.title}`} word="停止">
      {(close) => <StopOptional row={row} onClose={close} />}
    </AskingButton>
  )
}

const columns: TableColumnsType<AdminOptional> = [
  {
    title: '自选福利',
    render: (_, { title, summary, companyName }) => (
      <>
        {title}
        <div className={text.quiet}>{[companyName, summary].filter(Boolean).join(' · ')}</div>
      </>
    ),
  },
  {
    title: '选几项',
    className: text.nowrap,
    render: (_, { items, pick, audience }) => (
      <>
        {`${items.length} 选 ${pick}`}
        <div className={text.quiet}>{audience === 'self' ? '员工本人使用' : '家人使用'}</div>
      </>
    ),
  },
  {
    title: '可选权益与已选人次',
    render: (_, { items }) =>
      items.map((item) => <div key={item.name}>{`${itemText(item)}：${item.chosenCount ?? '—'}`}</div>),
  },
  {
    title: '选择期',
    className: text.nowrap,
    render: (_, { openDay, closeDay, useUntil }) => (
      <>
        {`${openDay} 至 ${closeDay}`}
        <div className={text.quiet}>{`可用至 ${useUntil}`}</div>
      </>
    ),
  },
  {
    title: '状态',
    className: text.nowrap,
    render: (_, { state, voidReason }) => (
      <>
        <Tag color={optionalStates[state].color}>{optionalStates[state].name}</Tag>
        {voidReason && <div className={text.quiet}>{voidReason}</div>}
      </>
    ),
  },
  { title: '已选员工', align: 'right', className: text.nowrap, dataIndex: 'chooserCount' },
  {
    title: '建立',
    className: text.nowrap,
    render: (_, { createdBy, createTime }) => `${createdBy} ${createTime.slice(0, 10)}`,
  },
  { title: '操作', align: 'right', render: (_, row) => <Stop row={row} /> },
]

export default function OptionalsPage() {
  const { query } = useLocation()
  const companyId = query['company'] ?? null
  const pageNo = Number(query['page']) || 1
  const page = useQueryOf(cardsAdminCalls.optionals, {
    ...(companyId ? { companyId } : {}),
    pageNo,
    pageSize,
  })
  const [isMaking, setMaking] = useState(false)
  return (
    <Page
      note="员工在截止前选定几项，选定后立即成为本人或家人的权益；没有使用过的在截止前可以更换。"
      tools={
        <ListTools
          companyId={companyId}
          onCompany={(companyQuery) => go('/optionals', companyQuery)}
          addText="新建自选福利"
          onAdd={() => setMaking(true)}
        />
      }
    >
      <AnsweredTable
        of={page}
        failed="自选福利没有加载成功"
        empty="还没有自选福利"
        rowKey="id"
        columns={columns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/optionals', { ...query, page: to })}
      />
      {isMaking && <OptionalDialog onClose={() => setMaking(false)} />}
    </Page>
  )
}
