import type { PremiumStatement } from '@yf/contract/premiums-admin'
import { formatFen } from '@yf/domain/money'
import { premiumChanges } from '@yf/domain/premium-line'
import { Alert, Descriptions, Table } from 'antd'
import { Section } from '#ui/section/section.tsx'
import { signedFen } from './statement-columns.tsx'

const signed = (name: string | null, time: string | null) => (name ? `${name} ${time ?? ''}` : '—')

/** The sums of a statement, and who did what. */
export const StatementSums = ({ statement }: { statement: PremiumStatement }) => (
  <Section title="汇总">
    <Descriptions
      size="small"
      column={3}
      items={[
        {
          key: 'contract',
          label: '合同',
          children: `${statement.contractNo}（${statement.contractStartsOn} 至 ${statement.contractEndsOn}）`,
        },
        { key: 'no', label: '账单号', children: statement.statementNo ?? '出具后生成' },
        { key: 'people', label: '人数', children: statement.people },
        { key: 'premium', label: '本月保费', children: formatFen(statement.premiumFen) },
        { key: 'correction', label: '更正往月', children: signedFen(statement.correctionFen) },
        { key: 'total', label: '合计', children: <strong>{formatFen(statement.totalFen)}</strong> },
        { key: 'created', label: '计算', children: signed(statement.createdBy, statement.createdTime) },
        {
          key: 'submitted',
          label: '提交',
          children: signed(statement.submittedBy, statement.submittedTime),
        },
        {
          key: 'decided',
          label: statement.state === 'issued' ? '出具' : '审核',
          children: signed(statement.decidedBy, statement.decidedTime),
        },
        ...(statement.note ? [{ key: 'note', label: '审核意见', children: statement.note }] : []),
      ]}
    />
    {statement.unpriced > 0 && (
      <Alert
        type="warning"
        showIcon
        title={`${statement.unpriced} 人有未约定保费的天数，这些天不计保费。要计费请在合同里批改类别的年保费。`}
      />
    )}
  </Section>
)

export const ClassSums = ({ statement }: { statement: PremiumStatement }) => (
  <Section title="按参保类别">
    <Table
      size="small"
      rowKey="classKey"
      pagination={false}
      dataSource={statement.byClass}
      columns={[
        { title: '参保类别', dataIndex: 'className' },
        { title: '人数', dataIndex: 'people', align: 'right' },
        { title: '保障天数', dataIndex: 'days', align: 'right' },
        { title: '本月保费', align: 'right', render: (_, { fen }) => formatFen(fen) },
      ]}
    />
  </Section>
)

/** Why the sum differs from that of the month before. */
export const ChangeSums = ({ statement }: { statement: PremiumStatement }) => (
  <Section
    title="与上月的差额"
    aside={`上月 ${formatFen(statement.previousFen)}，差额 ${signedFen(statement.totalFen - statement.previousFen)}`}
  >
    <Table
      size="small"
      rowKey="kind"
      pagination={false}
      dataSource={statement.byChange}
      columns={[
        { title: '原因', render: (_, { kind }) => premiumChanges[kind] },
        { title: '人数', dataIndex: 'people', align: 'right' },
        { title: '金额', align: 'right', render: (_, { fen }) => signedFen(fen) },
      ]}
    />
  </Section>
)
