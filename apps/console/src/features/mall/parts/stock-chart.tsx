import type { Figures } from '@yf/contract/mall-admin'
import { Bar, BarChart, LabelList, Legend, ResponsiveContainer, XAxis, YAxis } from 'recharts'

const label = { fill: 'var(--ant-color-text-secondary)', fontSize: 12 }
const most = 8

/** The stock that runs out first, with its rate of sale. */
export default function StockChart({ stock }: { stock: Figures['stock'] }) {
  const shown = stock.slice(0, most)
  const summary = shown.map(({ name, onHand }) => `${name} ${onHand} 件`).join('，')
  return (
    <div role="img" aria-label={`库存最少的规格：${summary}`}>
      <ResponsiveContainer width="100%" height={260}>
        <BarChart
          data={shown}
          layout="vertical"
          margin={{ top: 0, right: 32, bottom: 0, left: 8 }}
          accessibilityLayer={false}
        >
          <XAxis type="number" hide />
          <YAxis type="category" dataKey="name" width={150} tick={label} tickLine={false} axisLine={false} />
          <Legend />
          <Bar name="库存" dataKey="onHand" fill="var(--ant-color-primary)" isAnimationActive={false}>
            <LabelList dataKey="onHand" position="right" {...label} />
          </Bar>
          <Bar name="售出" dataKey="sold" fill="var(--ant-color-warning)" isAnimationActive={false}>
            <LabelList dataKey="sold" position="right" {...label} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
