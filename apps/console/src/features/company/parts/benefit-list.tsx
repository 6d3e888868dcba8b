import type { CompanyProfile, AdminBenefit } from '@yf/contract/company-admin'
import { Button, Space, Table, Tag, type TableColumnsType } from 'antd'
import { useState, type ReactNode } from 'react'
import { useMayDo } from '#platform/session/session.ts'
import { Section } from '#ui/section/section.tsx'
import text from '#ui/quiet.module.css'
import { AddBenefit } from './add-benefit.tsx'
import { BenefitDialog } from './benefit-dialog.tsx'
import { editColumn } from './edit-column.tsx'
import { RemoveOffer } from './remove-offer.tsx'
import { savedText } from './saved-text.ts'

const columnsOf = (
  onEdit: (row: AdminBenefit) => void,
  remove: (row: AdminBenefit) => ReactNode,
): TableColumnsType<AdminBenefit> => [
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
  editColumn(onEdit, remove),
]

/** The texts of the benefits. Value, recipients and validity are managed elsewhere. */
export function BenefitList({ profile }: { profile: CompanyProfile }) {
  const { companyId } = profile
  const mayAdd = useMayDo('setUp')
  const [isAdding, setAdding] = useState(false)
  const [editing, setEditing] = useState<AdminBenefit | null>(null)
  const remove = (row: AdminBenefit) =>
    mayAdd && <RemoveOffer companyId={companyId} row={row} kind="benefit" />
  return (
    <Section
      title="企业权益"
      aside={
        <Space>
          <span className={text.quiet}>这里修改说明文字，不改变权益本身</span>
          {mayAdd && (
            <Button size="small" onClick={() => setAdding(true)}>
              新建权益
            </Button>
          )}
        </Space>
      }
    >
      <Table<AdminBenefit>
        rowKey="id"
        size="middle"
        columns={columnsOf(setEditing, remove)}
        dataSource={profile.benefits}
        locale={{ emptyText: '企业还没有开通权益' }}
        pagination={false}
      />
      {editing && <BenefitDialog companyId={companyId} row={editing} onClose={() => setEditing(null)} />}
      {isAdding && <AddBenefit companyId={companyId} onClose={() => setAdding(false)} />}
    </Section>
  )
}
