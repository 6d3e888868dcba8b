import type { PlanTerms } from '@yf/domain/plan'
import { planDifferences, type PlanDifference } from '@yf/domain/plan-text'
import { Table, type TableColumnsType } from 'antd'
import { Section } from '#ui/section/section.tsx'

interface Props {
  before: PlanTerms & { readonly no: number }
  after: PlanTerms & { readonly no: number }
}

const columns = (before: number, after: number): TableColumnsType<PlanDifference> => [
  { title: '项目', dataIndex: 'subject', width: 180 },
  { title: '内容', dataIndex: 'label', width: 120 },
  { title: `第 ${before} 版`, render: (_, { before: text }) => text ?? '—' },
  { title: `第 ${after} 版`, render: (_, { after: text }) => text ?? '—' },
]

/** Two versions side by side: only what differs. */
export const DifferenceTable = ({ before, after }: Props) => (
  <Section title={`与第 ${before.no} 版的差异`}>
    <Table<PlanDifference>
      rowKey={({ subject, label, before: was }) => `${subject} ${label} ${was}`}
      size="small"
      pagination={false}
      columns={columns(before.no, after.no)}
      dataSource={planDifferences(before, after)}
      locale={{ emptyText: '没有差异' }}
    />
  </Section>
)
