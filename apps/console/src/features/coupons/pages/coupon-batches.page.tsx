import { PlusOutlined } from '@ant-design/icons'
import { couponsAdminCalls, type CouponBatch } from '@yf/contract/coupons-admin'
import { Button, Input, Space } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { batchColumns } from '../parts/batch-columns.tsx'
import { BatchDialog } from '../parts/batch-dialog.tsx'
import { GiveDialog } from '../parts/give-dialog.tsx'

const pageSize = 20

export default function CouponBatchesPage() {
  const { query, pageNo } = useLocation()
  const keyword = query['keyword'] ?? ''
  const [editing, setEditing] = useState<CouponBatch | 'new' | null>(null)
  const [giving, setGiving] = useState<CouponBatch | null>(null)
  const batches = useQueryOf(couponsAdminCalls.batches, {
    ...(keyword ? { keyword } : {}),
    pageNo,
    pageSize,
  })
  return (
    <Page
      note="员工在领券中心领取，或由您按名单发放。暂停后不能再领，已领的照常使用。"
      tools={
        <Space>
          <Input.Search
            aria-label="优惠券名称"
            placeholder="优惠券名称"
            allowClear
            defaultValue={keyword}
            onSearch={(word) => go('/coupons', word.trim() ? { keyword: word.trim() } : {})}
          />
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
            新建优惠券
          </Button>
        </Space>
      }
    >
      <AnsweredTable
        of={batches}
        failed="优惠券没有加载成功"
        empty="没有符合条件的优惠券"
        rowKey="id"
        columns={batchColumns({ onEdit: setEditing, onGive: setGiving })}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(page) => go('/coupons', { ...query, page })}
      />
      {editing && <BatchDialog row={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      {giving && <GiveDialog row={giving} onClose={() => setGiving(null)} />}
    </Page>
  )
}
