import { cardsAdminCalls, type CardBatch } from '@yf/contract/cards-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { formatFen } from '@yf/domain/money'
import { Tag, type TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import text from '#ui/quiet.module.css'
import { BatchActions } from '../parts/batch-actions.tsx'
import { BatchDialog } from '../parts/batch-dialog.tsx'
import { CompanyList, useCompanyPage } from '../parts/company-list.tsx'
import { batchState, supplierName } from '../labels.ts'

const columns: TableColumnsType<CardBatch> = [
  {
    title: '卡券',
    render: (_, { name, benefits, supplierCode }) => (
      <>
        {name}
        <div className={text.quiet}>{`${supplierName(supplierCode)} · ${benefits.join('、')}`}</div>
      </>
    ),
  },
  { title: '企业', className: text.nowrap, dataIndex: 'companyName' },
  {
    title: '每张',
    className: text.nowrap,
    render: (_, { times, timeFen, validDays }) => (
      <>
        {`${times} 次 · ${formatFen(timeFen)}/次`}
        <div className={text.quiet}>{`领取后 ${validDays} 天有效`}</div>
      </>
    ),
  },
  {
    title: '状态',
    className: text.nowrap,
    render: (_, row) => {
      const { name, color } = batchState(row, shanghaiMoment(new Date()))
      return (
        <>
          <Tag color={color}>{name}</Tag>
          {row.voidReason && <div className={text.quiet}>{row.voidReason}</div>}
        </>
      )
    },
  },
  { title: '张数', align: 'right', dataIndex: 'size' },
  { title: '未领取', align: 'right', dataIndex: 'freeCount' },
  { title: '已领取', align: 'right', dataIndex: 'collectedCount' },
  { title: '已使用', align: 'right', dataIndex: 'usedCount' },
  {
    title: '建立',
    className: text.nowrap,
    render: (_, { createdBy, createTime, collectUntil }) => (
      <>
        {`${createdBy} ${createTime.slice(0, 10)}`}
        <div className={text.quiet}>{`领取截止 ${collectUntil.slice(0, 10)}`}</div>
      </>
    ),
  },
  { title: '操作', align: 'right', render: (_, row) => <BatchActions row={row} /> },
]

export default function BatchesPage() {
  return (
    <CompanyList
      path="/cardBatches"
      note="卡券以码和链接发放，一码只能领取一次；卡券码只在导出时出现。"
      of={useQueryOf(cardsAdminCalls.batches, useCompanyPage())}
      failed="批次没有加载成功"
      empty="还没有卡券批次"
      columns={columns}
      addText="新建批次"
      AddDialog={BatchDialog}
    />
  )
}
