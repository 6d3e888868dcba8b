import type { Statistics } from '@yf/contract/report-shapes'
import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis } from 'recharts'

const label = { fill: 'var(--ant-color-text-secondary)', fontSize: 12 }

export default function AgeChart({ ages }: { ages: Statistics['openByAge'] }) {
  const summary = ages.map(({ name, count }) => `${name} ${count} 件`).join('，')
  return (
    <div role="img" aria-label={`在手案件的等待时长：${summary}`}>
      <ResponsiveContainer width="100%" height={220}>
        <BarChart
          data={[...ages]}
          margin={{ top: 20, right: 8, bottom: 0, left: 8 }}
          accessibilityLayer={false}
        >
          <XAxis dataKey="name" tick={label} tickLine={false} axisLine={false} interval={0} />
          <Bar
            dataKey="count"
            fill="var(--ant-color-primary)"
            barSize={32}
            radius={[4, 4, 0, 0]}
            isAnimationActive={false}
          >
            <LabelList dataKey="count" position="top" {...label} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
