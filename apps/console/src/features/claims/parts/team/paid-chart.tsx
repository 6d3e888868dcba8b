import type { ReportRow } from '@yf/contract/report-shapes'
import { formatFen, fromYuan, toYuan } from '@yf/domain/money'
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

const label = { fill: 'var(--ant-color-text-secondary)', fontSize: 12 }
const colours = [
  '--ant-blue',
  '--ant-green',
  '--ant-gold',
  '--ant-purple',
  '--ant-cyan',
  '--ant-magenta',
  '--ant-lime',
]

export interface PaidByMonth {
  readonly liabilities: readonly string[]
  /** Yuan by liability; `month` holds the month. */
  readonly months: readonly Readonly<Record<string, string | number>>[]
}

/** All insurers together: one column per month, with a segment per liability. */
export function paidByMonth(rows: readonly ReportRow[]): PaidByMonth {
  const liabilities = [...new Set(rows.map(({ liability }) => liability))]
  const months = [...new Set(rows.map(({ month }) => month))].toSorted()
  const paid = (month: string, liability: string) =>
    toYuan(
      rows
        .filter((row) => row.month === month && row.liability === liability)
        .reduce((all, { payableFen }) => all + payableFen, 0),
    )
  return {
    liabilities,
    months: months.map((month) => ({
      month,
      ...Object.fromEntries(liabilities.map((liability) => [liability, paid(month, liability)])),
    })),
  }
}

export default function PaidChart({ rows }: { rows: readonly ReportRow[] }) {
  const { liabilities, months } = paidByMonth(rows)
  const summary = liabilities.map((liability) => {
    const fen = rows
      .filter((row) => row.liability === liability)
      .reduce((all, row) => all + row.payableFen, 0)
    return `${liability} ${formatFen(fen)}`
  })
  return (
    <div role="img" aria-label={`赔付金额：${summary.join('，') || '没有'}`}>
      <ResponsiveContainer width="100%" height={240}>
        <BarChart
          data={[...months]}
          margin={{ top: 8, right: 16, bottom: 0, left: 8 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--ant-color-border-secondary)" />
          <XAxis dataKey="month" tick={label} tickLine={false} />
          <YAxis tick={label} tickLine={false} axisLine={false} width={72} />
          <Tooltip
            cursor={{ fill: 'var(--ant-color-fill-tertiary)' }}
            formatter={(yuan) => formatFen(fromYuan(Number(yuan)))}
          />
          <Legend />
          {liabilities.map((liability, at) => (
            <Bar
              key={liability}
              dataKey={liability}
              stackId="paid"
              barSize={40}
              fill={`var(${colours[at % colours.length]})`}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
