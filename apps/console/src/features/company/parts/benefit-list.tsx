import type { CompanyProfile, AdminBenefit } from '@yf/contract/company-admin'
import { Table, Tag, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Section } from '#ui/section/section.tsx'
import text from '#ui/quiet.module.css'
import { BenefitDialog } from './benefit-dialog.tsx'
import { editColumn } from './edit-column.tsx'
import { savedText } from './saved-text.ts'

const columns = (onEdit: (row: AdminBenefit) => void): TableColumnsType<AdminBenefit> => [
  {
    title: '权益',
    render: (_, { name, kind, summary }) => (
      <>
        {name} <Tag>{kind}</Tag>
        <div className={text.quiet}>{summary}</div>
      </>
    ),
  },
  { title: '适用对象', dataIndex: 'audience' },
  {
    title: '有效期至',
    className: text.nowrap,
    render: (_, row) => (
      <>
        {row.endDt}
        <div className={text.quiet}>{savedText(row)}</div>
      </>
    ),
  },
  editColumn(onEdit),
]

/** The texts of the benefits. Value, recipients and validity are managed elsewhere. */
export function BenefitList({ profile }: { profile: CompanyProfile }) {
  const [editing, setEditing] = useState<AdminBenefit | null>(null)
  return (
    <Section title="企业权益" aside={<span className={text.quiet}>这里修改说明文字，不改变权益本身</span>}>
      <Table<AdminBenefit>
        rowKey="id"
        size="middle"
        columns={columns(setEditing)}
        dataSource={profile.benefits}
        locale={{ emptyText: '企业还没有开通权益' }}
        pagination={false}
      />
      {editing && (
        <BenefitDialog companyId={profile.companyId} row={editing} onClose={() => setEditing(null)} />
      )}
    </Section>
  )
}
