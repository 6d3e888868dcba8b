import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PullToRefresh } from './pull-to-refresh.tsx'

function pull(distance: number) {
  const list = screen.getByText('列表')
  fireEvent.touchStart(list, { touches: [{ clientY: 0 }] })
  fireEvent.touchMove(list, { touches: [{ clientY: distance }] })
  const statusText = screen.getByRole('status').textContent
  fireEvent.touchEnd(list)
  return statusText
}

test('a long pull refreshes once and shows it until done', async () => {
  let finish = () => {}
  const onRefresh = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (finish = resolve)))
  render(<PullToRefresh onRefresh={onRefresh}>列表</PullToRefresh>)
  expect(pull(200)).toBe('松开立即刷新')
  expect(screen.getByRole('status').textContent).toBe('正在刷新...')
  pull(200)
  expect(onRefresh).toHaveBeenCalledOnce()
  await act(async () => finish())
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a short pull and a push upwards do nothing', () => {
  const onRefresh = vi.fn<() => Promise<void>>(async () => {})
  render(<PullToRefresh onRefresh={onRefresh}>列表</PullToRefresh>)
  expect(pull(30)).toBe('下拉刷新')
  expect(pull(-200)).toBe('')
  expect(onRefresh).not.toHaveBeenCalled()
})

test('a list that is scrolled down scrolls instead of refreshing', () => {
  const onRefresh = vi.fn<() => Promise<void>>(async () => {})
  render(
    <div data-testid="box" style={{ overflowY: 'auto' }}>
      <PullToRefresh onRefresh={onRefresh}>列表</PullToRefresh>
    </div>,
  )
  screen.getByTestId('box').scrollTop = 40
  pull(300)
  expect(onRefresh).not.toHaveBeenCalled()
})

test('offers a button to members who cannot pull', async () => {
  const onRefresh = vi.fn<() => Promise<void>>(async () => {})
  render(<PullToRefresh onRefresh={onRefresh}>列表</PullToRefresh>)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '刷新列表' })))
  expect(onRefresh).toHaveBeenCalledOnce()
})
