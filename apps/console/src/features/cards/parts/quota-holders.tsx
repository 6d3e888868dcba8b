import { cardsAdminCalls, type CompanyQuota, type QuotaHolder } from '@yf/contract/cards-admin'
import { Modal, Tag, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { AnsweredTable } from '#ui/paged-table/answered-table.tsx'
import text from '#ui/quiet.module.css'
import { benefitAmountText } from '../labels.ts'

const pageSize = 10

const columnsOf = (unit: CompanyQuota['unit']): TableColumnsType<QuotaHolder> => [
  {
    title: '姓名',
    render: (_, { name, phone, isFamily, isRegistered }) => (
      <>
        {name} {isFamily === 1 && <Tag>家属</Tag>}
        {isRegistered === 0 && <Tag>未注册</Tag>}
        <div className={text.quiet}>{phone}</div>
      </>
    ),
  },
  { title: '共', align: 'right', render: (_, { total }) => benefitAmountText(unit, total) },
  { title: '已用', align: 'right', render: (_, { used }) => benefitAmountText(unit, used) },
  { title: '有效期', className: text.nowrap, render: (_, row) => `${row.startDay} 至 ${row.endDay}` },
]

interface Props {
  companyId: string
  quota: CompanyQuota
  onClose: () => void
}

/** Who has how much of one benefit, masked; each view is recorded in the audit log. */
export function QuotaHolders({ companyId, quota, onClose }: Props) {
  const [pageNo, setPageNo] = useState(1)
  const { name, supplierCode, unit } = quota
  const page = useQueryOf(cardsAdminCalls.holders, { companyId, name, supplierCode, pageNo, pageSize })
  return (
    <Modal open centered width={720} title={`${name}：持有人`} footer={null} onCancel={onClose}>
      <AnsweredTable
        of={page}
        failed="持有人没有加载成功"
        empty="没有人持有这项权益"
        rowKey="id"
        columns={columnsOf(unit)}
        pageNo={pageNo}
        pageSize={pageSize}
        onPage={(to) => setPageNo(to ?? 1)}
      />
    </Modal>
  )
}
