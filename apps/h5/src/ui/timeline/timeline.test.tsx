import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Timeline } from './timeline.tsx'

test('the current step is marked and shows the next step and its date', () => {
  render(
    <Timeline
      steps={[
        { key: '1', title: '已提交', state: 'done', time: '11-12 09:30', actor: '您' },
        {
          key: '2',
          title: '资料审核',
          state: 'current',
          next: '计算赔付金额',
          expected: '预计 2 个工作日内',
        },
        { key: '3', title: '打款', state: 'waiting' },
      ]}
    />,
  )
  const current = screen
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step')
  expect(current).toHaveLength(1)
  const step = within(current[0] as HTMLElement)
  expect(step.getByText('下一步：计算赔付金额')).toBeTruthy()
  expect(step.getByText('预计 2 个工作日内')).toBeTruthy()
})

test('shows a status as text as well as colour', () => {
  render(<Timeline steps={[{ key: '1', title: '拒赔', state: 'failed' }]} />)
  expect(screen.getByRole('listitem').textContent).toContain('未通过')
})
