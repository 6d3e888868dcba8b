import { cardsAdminCalls, type AdminOptional } from '@yf/contract/cards-admin'
import { formatFen } from '@yf/domain/money'
import { Tag, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import text from '#ui/quiet.module.css'
import { CompanyList, useCompanyPage } from '../parts/company-list.tsx'
import { OptionalDialog, StopOptional } from '../parts/optional-dialogs.tsx'
import { optionalStates, supplierName } from '../labels.ts'

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
  return (
    <CompanyList
      path="/optionals"
      note="员工在截止前选定几项，选定后立即成为本人或家人的权益；没有使用过的在截止前可以更换。"
      of={useQueryOf(cardsAdminCalls.optionals, useCompanyPage())}
      failed="自选福利没有加载成功"
      empty="还没有自选福利"
      columns={columns}
      addText="新建自选福利"
      AddDialog={OptionalDialog}
    />
  )
}
