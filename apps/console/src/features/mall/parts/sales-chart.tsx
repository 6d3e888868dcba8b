import type { SalesDay } from '@yf/contract/mall-admin'
import { formatFen, toYuan } from '@yf/domain/money'
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

const label = { fill: 'var(--ant-color-text-secondary)', fontSize: 12 }
const parts = [
  { name: '现金', key: 'moneyFen', fill: 'var(--ant-color-primary)' },
  { name: '积分', key: 'pointsFen', fill: 'var(--ant-color-success)' },
  { name: '优惠券', key: 'couponFen', fill: 'var(--ant-color-warning)' },
] as const

/** One column per day, by payer. A default export, so that the chart library loads only with the first chart. */
export default function SalesChart({ days }: { days: readonly SalesDay[] }) {
  const whole = days.reduce((sum, { totalFen }) => sum + totalFen, 0)
  return (
    <div role="img" aria-label={`每日成交，共 ${formatFen(whole)}`}>
      <ResponsiveContainer width="100%" height={260}>
        <BarChart
          data={days.map((day) => ({ ...day, day: day.day.slice(5) }))}
          margin={{ top: 8, right: 16, bottom: 0, left: 8 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--ant-color-border-secondary)" />
          <XAxis dataKey="day" tick={label} tickLine={false} minTickGap={24} />
          <YAxis
            tick={label}
            tickLine={false}
            axisLine={false}
            tickFormatter={(fen: number) => String(Math.round(toYuan(fen)))}
          />
          <Tooltip formatter={(fen) => formatFen(Number(fen))} />
          <Legend />
          {parts.map(({ name, key, fill }) => (
            <Bar key={key} name={name} dataKey={key} stackId="day" fill={fill} isAnimationActive={false} />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
