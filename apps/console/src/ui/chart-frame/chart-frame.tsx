import { Skeleton } from 'antd'
import { Suspense, type ReactNode } from 'react'

/** The chart library loads with the first chart: its space is reserved, so that content below it does not jump. */
export const ChartFrame = ({ height, children }: { height: number; children: ReactNode }) => (
  <div style={{ minHeight: height }}>
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: Math.round(height / 40) }} />}>
      {children}
    </Suspense>
  </div>
)
