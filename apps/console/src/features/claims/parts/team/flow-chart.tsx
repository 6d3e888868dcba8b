import type { Statistics } from '@yf/contract/report-shapes'
import { CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

const label = { fill: 'var(--ant-color-text-secondary)', fontSize: 12 }

/** A default export, so that the chart library loads only with the first chart. */
export default function FlowChart({ days }: { days: Statistics['days'] }) {
  const sum = (pick: (day: Statistics['days'][number]) => number) =>
    days.reduce((all, day) => all + pick(day), 0)
  const summary = `共提交 ${sum(({ submitted }) => submitted)} 件，结案 ${sum(({ decided }) => decided)} 件`
  return (
    <div role="img" aria-label={`每日提交与结案：${summary}`}>
      <ResponsiveContainer width="100%" height={220}>
        <LineChart
          data={days.map((day) => ({ ...day, day: day.day.slice(5) }))}
          margin={{ top: 8, right: 16, bottom: 0, left: -16 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--ant-color-border-secondary)" />
          <XAxis dataKey="day" tick={label} tickLine={false} minTickGap={24} />
          <YAxis allowDecimals={false} tick={label} tickLine={false} axisLine={false} />
          <Tooltip />
          <Legend />
          <Line
            name="提交"
            dataKey="submitted"
            stroke="var(--ant-color-primary)"
            dot={false}
            isAnimationActive={false}
          />
          <Line
            name="结案"
            dataKey="decided"
            stroke="var(--ant-color-success)"
            dot={false}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  )
}
