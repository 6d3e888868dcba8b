import type { CompanyProfile, AdminService } from '@yf/contract/company-admin'
import { formatFen } from '@yf/domain/money'
import { Button, Space, Table, type TableColumnsType } from 'antd'
import { useState, type ReactNode } from 'react'
import { useMayDo } from '#platform/session/session.ts'
import { Section } from '#ui/section/section.tsx'
import text from '#ui/quiet.module.css'
import { AddService } from './add-service.tsx'
import { editColumn } from './edit-column.tsx'
import { RemoveOffer } from './remove-offer.tsx'
import { savedText } from './saved-text.ts'
import { ServiceDialog } from './service-dialog.tsx'

const columnsOf = (
  onEdit: (row: AdminService) => void,
  remove: (row: AdminService) => ReactNode,
): TableColumnsType<AdminService> => [
  {
    title: '服务',
    render: (_, { name, summary }) => (
      <>
        {name}
        <div className={text.quiet}>{summary}</div>
      </>
    ),
  },
  {
    title: '服务机构',
    render: (_, { provider, phone }) => (
      <>
        {provider}
        {phone && <div className={text.quiet}>{phone}</div>}
      </>
    ),
  },
  {
    title: '自费价格',
    className: text.nowrap,
    render: (_, row) => (
      <>
        {row.priceFen > 0 ? formatFen(row.priceFen) : '企业承担'}
        <div className={text.quiet}>{savedText(row)}</div>
      </>
    ),
  },
  editColumn(onEdit, remove),
]

/** The texts of the medical services, their provider and phone number; prices are agreed elsewhere. */
export function ServiceList({ profile }: { profile: CompanyProfile }) {
  const { companyId } = profile
  const mayAdd = useMayDo('setUp')
  const [isAdding, setAdding] = useState(false)
  const [editing, setEditing] = useState<AdminService | null>(null)
  const remove = (row: AdminService) =>
    mayAdd && <RemoveOffer companyId={companyId} row={row} kind="service" />
  return (
    <Section
      title="高端医疗服务"
      aside={
        <Space>
          <span className={text.quiet}>这里修改说明与电话，价格以合同为准</span>
          {mayAdd && (
            <Button size="small" onClick={() => setAdding(true)}>
              新建服务
            </Button>
          )}
        </Space>
      }
    >
      <Table<AdminService>
        rowKey="id"
        size="middle"
        columns={columnsOf(setEditing, remove)}
        dataSource={profile.services}
        locale={{ emptyText: '企业还没有开通高端医疗服务' }}
        pagination={false}
      />
      {editing && <ServiceDialog companyId={companyId} row={editing} onClose={() => setEditing(null)} />}
      {isAdding && <AddService companyId={companyId} onClose={() => setAdding(false)} />}
    </Section>
  )
}
