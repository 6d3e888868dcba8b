import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EmptyState, ErrorState, OfflineState, RefusedState } from './blank-state.tsx'
import { NoRightState } from './no-right-state.tsx'

test.each([
  ['加载失败', ErrorState],
  ['网络未连接', OfflineState],
])('%s offers to try again', (title, State) => {
  const onRetry = vi.fn<() => void>()
  render(<State onRetry={onRetry} />)
  expect(screen.getByText(title)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('a refusal is told in its own words', () => {
  render(<RefusedState words="保单不存在" onRetry={() => undefined} />)
  expect(screen.getByText('保单不存在')).toBeTruthy()
  expect(screen.queryByText('加载失败')).toBeNull()
})

test('a person without the benefit is told whom to ask', () => {
  render(<NoRightState />)
  expect(screen.getByText(/联系企业人力资源或在线客服/)).toBeTruthy()
})

test('an empty place shows its own words and the way on', () => {
  render(<EmptyState title="还没有理赔记录" action={<button type="button">去申请</button>} />)
  expect(screen.getByText('还没有理赔记录')).toBeTruthy()
  expect(screen.getByRole('button', { name: '去申请' })).toBeTruthy()
})
