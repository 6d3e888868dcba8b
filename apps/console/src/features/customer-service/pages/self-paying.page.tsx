import { customerServiceAdminCalls, type SelfPaying } from '@yf/contract/customer-service-admin'
import { formatFen } from '@yf/domain/money'
import { Button, Table, Tag, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Page } from '#ui/page/page.tsx'
import text from '#ui/quiet.module.css'
import { SelfPayingDialog } from '../parts/self-paying-dialog.tsx'

const state = (isOn: 0 | 1) => (
  <Tag color={isOn === 1 ? 'success' : 'default'}>{isOn === 1 ? '开通' : '关闭'}</Tag>
)

const columns = (onEdit: (row: SelfPaying) => void): TableColumnsType<SelfPaying> => [
  { title: '企业', dataIndex: 'companyName' },
  { title: '自费问诊', render: (_, { sellsConsultations }) => state(sellsConsultations) },
  {
    title: '问诊价格',
    render: (_, { consultationFen, usualFen }) => (
      <>
        {formatFen(consultationFen ?? usualFen)}
        <div className={text.quiet}>{consultationFen === null ? '统一价格' : '企业价格'}</div>
      </>
    ),
  },
  { title: '自费心理咨询', render: (_, { sellsCounselling }) => state(sellsCounselling) },
  {
    title: '操作',
    align: 'right',
    render: (_, row) => (
      <Button size="small" aria-label={`编辑${row.companyName}`} onClick={() => onEdit(row)}>
        编辑
      </Button>
    ),
  },
]

/** Whether members without remaining entitlements may pay themselves, by company. */
export default function SelfPayingPage() {
  const rules = useQueryOf(customerServiceAdminCalls.selfPaying, {})
  const [editing, setEditing] = useState<SelfPaying | null>(null)
  return (
    <Page note="权益次数用完后，员工能否自己付费使用。关闭时应用会说明原因，不出现付费入口。">
      <Answered of={rules} failed="自费规则没有加载成功" empty="还没有企业">
        {(rows) => (
          <Table<SelfPaying>
            rowKey="companyId"
            size="middle"
            columns={columns(setEditing)}
            dataSource={rows}
            pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
          />
        )}
      </Answered>
      {editing && <SelfPayingDialog row={editing} onClose={() => setEditing(null)} />}
    </Page>
  )
}
