import { cardsAdminCalls, type CardBatch } from '@yf/contract/cards-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { formatFen } from '@yf/domain/money'
import { Tag, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import text from '#ui/quiet.module.css'
import { BatchActions } from '../parts/batch-actions.tsx'
import { BatchDialog } from '../parts/batch-dialog.tsx'
import { ListTools } from '../parts/list-tools.tsx'
import { batchState, supplierName } from '../labels.ts'

const pageSize = 20

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
  const { query } = useLocation()
  const companyId = query['company'] ?? null
  const pageNo = Number(query['page']) || 1
  const page = useQueryOf(cardsAdminCalls.batches, { ...(companyId ? { companyId } : {}), pageNo, pageSize })
  const [isMaking, setMaking] = useState(false)
  return (
    <Page
      note="卡券以码和链接发放，一码只能领取一次；卡券码只在导出时出现。"
      tools={
        <ListTools
          companyId={companyId}
          onCompany={(companyQuery) => go('/cardBatches', companyQuery)}
          addText="新建批次"
          onAdd={() => setMaking(true)}
        />
      }
    >
      <AnsweredTable
        of={page}
        failed="批次没有加载成功"
        empty="还没有卡券批次"
        rowKey="id"
        columns={columns}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => go('/cardBatches', { ...query, page: to })}
      />
      {isMaking && <BatchDialog onClose={() => setMaking(false)} />}
    </Page>
  )
}
