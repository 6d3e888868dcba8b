import { render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { expect, test } from 'vitest'
import { ChartPlace } from './chart-place.tsx'

test("reserves the chart's space while it loads", async () => {
  let come = (_chart: { default: () => string }) => {}
  const Chart = lazy(() => new Promise<{ default: () => string }>((resolve) => (come = resolve)))
  const { container } = render(
    <ChartPlace height={240}>
      <Chart />
    </ChartPlace>,
  )
  const place = container.firstElementChild as HTMLElement
  expect(place.style.minHeight).toBe('240px')
  expect(place.querySelectorAll('.ant-skeleton-active li')).toHaveLength(6)
  come({ default: () => '图表' })
  await screen.findByText('图表')
  expect(place.querySelector('.ant-skeleton')).toBeNull()
})
