import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { Answered, type Answerable } from './answered.tsx'

interface List {
  readonly records: readonly string[]
}

const show = (of: Partial<Answerable<List>>) => {
  const refetch = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  renderFramed(
    <Answered
      of={{ data: undefined, error: null, isFetching: false, refetch, ...of }}
      failed="列表没有加载成功"
      empty="没有案件"
    >
      {({ records }) => records.join('、')}
    </Answered>,
  )
  return refetch
}

test('shows a placeholder before the first response', () => {
  show({ isFetching: true })
  expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy()
})

test("a failure shows the server's message, and can be retried", () => {
  const refetch = show({ error: { message: '系统繁忙' } })
  expect(screen.getByRole('alert').textContent).toContain('列表没有加载成功系统繁忙')
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})

test('keeps the older data when a newer request fails', () => {
  show({ data: { records: ['甲', '乙'] }, error: { message: '系统繁忙' } })
  expect(screen.getByText('甲、乙')).toBeTruthy()
  expect(screen.queryByText('系统繁忙')).toBeNull()
})

test('a page without records shows an empty state', () => {
  show({ data: { records: [] } })
  expect(screen.getByText('没有案件')).toBeTruthy()
})
