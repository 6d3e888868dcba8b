import { render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { expect, test } from 'vitest'
import { ChartFrame } from './chart-frame.tsx'

test("reserves the chart's space while it loads", async () => {
  let come = (_chart: { default: () => string }) => {}
  const Chart = lazy(() => new Promise<{ default: () => string }>((resolve) => (come = resolve)))
  const { container } = render(
    <ChartFrame height={240}>
      <Chart />
    </ChartFrame>,
  )
  const frame = container.firstElementChild as HTMLElement
  expect(frame.style.minHeight).toBe('240px')
  expect(frame.querySelectorAll('.ant-skeleton-active li')).toHaveLength(6)
  come({ default: () => '图表' })
  await screen.findByText('图表')
  expect(frame.querySelector('.ant-skeleton')).toBeNull()
})
