import { act, fireEvent, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideToast } from '#ui/toast/toast.ts'
import { EndlessList } from './endless-list.tsx'

interface TestRow {
  id: string
  read?: boolean
}

let reachEnd: (() => void) | null = null
class Observer {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    reachEnd = () => callback([{ isIntersecting: true }])
  }
  observe() {}
  disconnect() {
    reachEnd = null
  }
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Observer))
afterEach(() => {
  hideToast()
  vi.unstubAllGlobals()
})

const page = (ids: string[], total: number) => ({ records: ids.map((id): TestRow => ({ id })), total })
const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent)
const isWatched = () => vi.waitFor(() => expect(reachEnd).not.toBeNull())
const scrollDown = async () => {
  await isWatched()
  await act(async () => reachEnd?.())
}
/** After a failure and at the end the list is not observed any more. */
const scrollUnwatched = () => act(async () => reachEnd?.())
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

type LoadPage = (pageNo: number) => Promise<{ records: TestRow[]; total: number }>
const list = (load: LoadPage) => (
  <EndlessList
    label="通知"
    load={load}
    keyOf={(row) => row.id}
    renderRow={(row, { update }) => (
      <button type="button" onClick={() => update({ read: true })}>
        {row.id}
        {row.read && '已读'}
      </button>
    )}
  />
)

test('loads page after page to the end and announces it', async () => {
  const load = vi
    .fn<LoadPage>()
    .mockResolvedValueOnce(page(['1', '2'], 3))
    .mockResolvedValueOnce(page(['3'], 3))
  render(list(load))
  await screen.findByText('1')
  await scrollDown()
  expect(texts()).toEqual(['1', '2', '3'])
  expect(screen.getByText('没有更多了')).toBeTruthy()
  await scrollUnwatched()
  expect(load.mock.calls).toEqual([[1], [2]])
})

test('shows a row that moved to the next page only once', async () => {
  const load = vi
    .fn<LoadPage>()
    .mockResolvedValueOnce(page(['1', '2'], 4))
    .mockResolvedValueOnce(page(['2', '3'], 4))
  render(list(load))
  await screen.findByText('1')
  await scrollDown()
  expect(texts()).toEqual(['1', '2', '3'])
})

test('a failure in the middle keeps the rows, stops, and continues after a retry', async () => {
  const load = vi
    .fn<LoadPage>()
    .mockResolvedValueOnce(page(['1'], 2))
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce(page(['2'], 2))
  render(list(load))
  await screen.findByText('1')
  await scrollDown()
  expect(screen.getByText('加载失败')).toBeTruthy()
  await scrollUnwatched()
  expect(load).toHaveBeenCalledTimes(2)
  await press('点此重试')
  expect(texts()).toEqual(['1', '2'])
  expect(load.mock.calls).toEqual([[1], [2], [2]])
})

test('a first page that fails offers a retry', async () => {
  const load = vi
    .fn<LoadPage>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce(page(['1'], 1))
  render(list(load))
  await screen.findByText('加载失败')
  await press('重新加载')
  expect(texts()).toEqual(['1'])
})

test('shows the empty state without any rows', async () => {
  render(list(async () => page([], 0)))
  expect(await screen.findByText('这里还没有内容')).toBeTruthy()
})

test('a refresh starts at the first page; a failed one keeps the rows', async () => {
  const load = vi
    .fn<LoadPage>()
    .mockResolvedValueOnce(page(['1'], 1))
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce(page(['9'], 1))
  render(list(load))
  await screen.findByText('1')
  await press('刷新列表')
  expect(texts()).toEqual(['1'])
  expect(screen.getByText('刷新失败，请稍后重试')).toBeTruthy()
  await press('刷新列表')
  expect(texts()).toEqual(['9'])
})

test('changes a row in place', async () => {
  const load = vi.fn<LoadPage>().mockResolvedValue(page(['1', '2'], 2))
  render(list(load))
  await screen.findByText('1')
  await press('2')
  expect(texts()).toEqual(['1', '2已读'])
  expect(load).toHaveBeenCalledOnce()
})

test('a kept-alive list that is hidden and shown again sends no request', async () => {
  const load = vi.fn<LoadPage>().mockResolvedValue(page(['1'], 1))
  const at = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{list(load)}</Activity>
  const { rerender } = render(at('visible'))
  await screen.findByText('1')
  await act(async () => rerender(at('hidden')))
  await act(async () => rerender(at('visible')))
  expect(texts()).toEqual(['1'])
  expect(load).toHaveBeenCalledOnce()
})

test('a list that refreshes on return updates in place and keeps all loaded pages', async () => {
  const load = vi
    .fn<LoadPage>()
    .mockResolvedValueOnce(page(['1', '2'], 4))
    .mockResolvedValueOnce(page(['3', '4'], 4))
    .mockResolvedValueOnce(page(['0', '1'], 5))
    .mockResolvedValueOnce(page(['2', '3'], 5))
  const at = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <EndlessList
        label="案件"
        renewOnReturn
        load={load}
        keyOf={({ id }: TestRow) => id}
        renderRow={({ id }) => id}
      />
    </Activity>
  )
  const { rerender } = render(at('visible'))
  await screen.findByText('1')
  await scrollDown()
  expect(texts()).toEqual(['1', '2', '3', '4'])
  await act(async () => rerender(at('hidden')))
  await act(async () => rerender(at('visible')))
  await vi.waitFor(() => expect(texts()).toEqual(['0', '1', '2', '3']))
  expect(load.mock.calls.map(([pageNo]) => pageNo)).toEqual([1, 2, 1, 2])
})

test('a failed refresh on return keeps the rows', async () => {
  const load = vi
    .fn<LoadPage>()
    .mockResolvedValueOnce(page(['1'], 1))
    .mockRejectedValueOnce(new Error('offline'))
  const at = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <EndlessList
        label="案件"
        renewOnReturn
        load={load}
        keyOf={({ id }: TestRow) => id}
        renderRow={({ id }) => id}
      />
    </Activity>
  )
  const { rerender } = render(at('visible'))
  await screen.findByText('1')
  await act(async () => rerender(at('hidden')))
  await act(async () => rerender(at('visible')))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  expect(texts()).toEqual(['1'])
})
