import { Skeleton } from 'antd'
import { Suspense, type ReactNode } from 'react'

/** The library for charts comes with the first chart: its place is kept until then, so that nothing below it jumps. */
export const ChartPlace = ({ height, children }: { height: number; children: ReactNode }) => (
  <div style={{ minHeight: height }}>
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: Math.round(height / 40) }} />}>
      {children}
    </Suspense>
  </div>
)
