import type { PremiumStatementRow } from '@yf/contract/premiums-admin'
import { formatFen } from '@yf/domain/money'
import { premiumStates, type PremiumState } from '@yf/domain/premium-statement'
import { Tag, type TableColumnsType } from 'antd'
import { linkTo } from '#platform/navigation/navigation.ts'
import text from '#ui/quiet.module.css'

const colours: Readonly<Record<PremiumState, string>> = {
  computing: 'processing',
  draft: 'default',
  submitted: 'warning',
  issued: 'success',
}

export const StatementTag = ({ state }: { state: PremiumState }) => (
  <Tag color={colours[state]}>{premiumStates[state]}</Tag>
)

export const signedFen = (fen: number): string => formatFen(fen, { sign: true })

export const statementColumns: TableColumnsType<PremiumStatementRow> = [
  {
    title: '月份',
    className: text.nowrap,
    render: (_, { companyId, id, month }) => (
      <a href={linkTo('/premium', { company: companyId, id })}>{month}</a>
    ),
  },
  {
    title: '账单号',
    render: (_, { statementNo }) => statementNo ?? <span className={text.quiet}>未出具</span>,
  },
  { title: '合同', dataIndex: 'contractNo' },
  { title: '人数', dataIndex: 'people', align: 'right' },
  { title: '本月保费', align: 'right', render: (_, { premiumFen }) => formatFen(premiumFen) },
  { title: '更正往月', align: 'right', render: (_, { correctionFen }) => signedFen(correctionFen) },
  { title: '合计', align: 'right', render: (_, { totalFen }) => formatFen(totalFen) },
  {
    title: '与上月差额',
    align: 'right',
    render: (_, { totalFen, previousFen }) => signedFen(totalFen - previousFen),
  },
  { title: '状态', render: (_, { state }) => <StatementTag state={state} /> },
]
