import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis } from 'recharts'
import type { AgeBar } from '../waiting-ages.ts'

const label = { fill: 'var(--ant-color-text-secondary)', fontSize: 12 }
const colourOf = ({ isLate }: AgeBar) => (isLate ? 'var(--ant-color-error)' : 'var(--ant-color-primary)')

/** A default export, so that the chart library loads only with the first chart. */
export default function WaitingChart({ bars }: { bars: readonly AgeBar[] }) {
  const summary = bars.map(({ name, count }) => `${name} ${count} 件`).join('，')
  return (
    <div role="img" aria-label={`等待时长：${summary}`}>
      <ResponsiveContainer width="100%" height={104}>
        <BarChart
          data={bars.map((bar) => ({ ...bar, fill: colourOf(bar) }))}
          margin={{ top: 18, right: 8, bottom: 0, left: 8 }}
          accessibilityLayer={false}
        >
          <XAxis dataKey="name" tickLine={false} axisLine={false} tick={label} interval={0} height={22} />
          <Bar dataKey="count" barSize={28} radius={[4, 4, 0, 0]} isAnimationActive={false}>
            <LabelList dataKey="count" position="top" {...label} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
