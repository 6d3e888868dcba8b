import type { TrialSum } from '@yf/contract/claims-admin-trials'
import { formatFen, fromYuan, toYuan } from '@yf/domain/money'
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

const label = { fill: 'var(--ant-color-text-secondary)', fontSize: 12 }
const series = [
  { key: 'current', name: '按原条款', colour: 'var(--ant-blue)' },
  { key: 'draft', name: '按试算版本', colour: 'var(--ant-gold)' },
] as const

/** What both terms pay, side by side for each month or liability. */
export default function TrialChart({ sums }: { sums: readonly TrialSum[] }) {
  const data = sums.map(({ name, currentFen, draftFen }) => ({
    name,
    current: toYuan(currentFen),
    draft: toYuan(draftFen),
  }))
  const summary = sums.map(
    ({ name, currentFen, draftFen }) => `${name} ${formatFen(currentFen)} → ${formatFen(draftFen)}`,
  )
  return (
    <div role="img" aria-label={`赔付金额：${summary.join('，') || '没有'}`}>
      <ResponsiveContainer width="100%" height={240}>
        <BarChart data={data} margin={{ top: 8, right: 16, bottom: 0, left: 8 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--ant-color-border-secondary)" />
          <XAxis dataKey="name" tick={label} tickLine={false} />
          <YAxis tick={label} tickLine={false} axisLine={false} width={72} />
          <Tooltip
            cursor={{ fill: 'var(--ant-color-fill-tertiary)' }}
            formatter={(yuan) => formatFen(fromYuan(Number(yuan)))}
          />
          <Legend />
          {series.map(({ key, name, colour }) => (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              maxBarSize={32}
              fill={colour}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
