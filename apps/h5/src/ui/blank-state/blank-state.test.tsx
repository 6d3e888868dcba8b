import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EmptyState, ErrorState, OfflineState, RefusedState } from './blank-state.tsx'
import { NoRightState } from './no-right-state.tsx'

test.each([
  ['加载失败', ErrorState],
  ['网络未连接', OfflineState],
])('%s offers a retry', (title, State) => {
  const onRetry = vi.fn<() => void>()
  render(<State onRetry={onRetry} />)
  expect(screen.getByText(title)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('a refusal shows its own message', () => {
  render(<RefusedState message="保单不存在" onRetry={() => undefined} />)
  expect(screen.getByText('保单不存在')).toBeTruthy()
  expect(screen.queryByText('加载失败')).toBeNull()
})

test('a member without the benefit sees the contact', () => {
  render(<NoRightState />)
  expect(screen.getByText(/联系企业人力资源或在线客服/)).toBeTruthy()
})

test('an empty state shows its own text and action', () => {
  render(<EmptyState title="还没有理赔记录" action={<button type="button">去申请</button>} />)
  expect(screen.getByText('还没有理赔记录')).toBeTruthy()
  expect(screen.getByRole('button', { name: '去申请' })).toBeTruthy()
})
