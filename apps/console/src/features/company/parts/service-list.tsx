import type { CompanyProfile, AdminService } from '@yf/contract/company-admin'
import { formatFen } from '@yf/domain/money'
import { Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Section } from '#ui/section/section.tsx'
import text from '#ui/quiet.module.css'
import { editColumn } from './edit-column.tsx'
import { savedText } from './saved-text.ts'
import { ServiceDialog } from './service-dialog.tsx'

const columns = (onEdit: (row: AdminService) => void): TableColumnsType<AdminService> => [
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
  editColumn(onEdit),
]

/** The texts of the medical services, their provider and phone number; prices are agreed elsewhere. */
export function ServiceList({ profile }: { profile: CompanyProfile }) {
  const [editing, setEditing] = useState<AdminService | null>(null)
  return (
    <Section
      title="高端医疗服务"
      aside={<span className={text.quiet}>这里修改说明与电话，价格以合同为准</span>}
    >
      <Table<AdminService>
        rowKey="id"
        size="middle"
        columns={columns(setEditing)}
        dataSource={profile.services}
        locale={{ emptyText: '企业还没有开通高端医疗服务' }}
        pagination={false}
      />
      {editing && (
        <ServiceDialog companyId={profile.companyId} row={editing} onClose={() => setEditing(null)} />
      )}
    </Section>
  )
}
