import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense, useState, type ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setFeedback } from '#platform/http/feedback.ts'
import { lazy } from '#platform/parts/lazy.ts'
import { offlineText } from '#platform/parts/loaded-part.ts'
import { Page } from '#ui/page/page.tsx'
import { followNetwork } from './offline.tsx'

let isOnline = true
const toasts: string[] = []
let stop: () => void

function goes(on: boolean): void {
  isOnline = on
  act(() => void dispatchEvent(new Event(on ? 'online' : 'offline')))
}

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  setFeedback({
    say: (text) => void toasts.push(text),
    loading: () => () => undefined,
    clear: () => undefined,
  })
  toasts.length = 0
  isOnline = true
  stop = followNetwork()
})
afterEach(() => {
  act(stop)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const strip = () => screen.queryByRole('status')?.textContent

test('every page shows the lost network, briefly its return, and then nothing', () => {
  vi.useFakeTimers()
  render(<Page title="理赔记录">内容</Page>)
  expect(strip()).toBeUndefined()
  goes(false)
  expect(strip()).toContain('网络未连接')
  goes(true)
  expect(strip()).toBe('网络已恢复')
  act(() => void vi.advanceTimersByTime(2500))
  expect(strip()).toBeUndefined()
})

test('shows a network that fails again at once as lost', () => {
  vi.useFakeTimers()
  render(<Page title="理赔记录">内容</Page>)
  goes(false)
  goes(true)
  goes(false)
  act(() => void vi.advanceTimersByTime(10_000))
  expect(strip()).toContain('网络未连接')
})

/** A page with a field and a sheet whose code loads when it is opened. */
function Form({ sheet: Sheet }: { sheet: ComponentType }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <input aria-label="姓名" />
      <button type="button" onClick={() => setOpen(true)}>
        修改
      </button>
      <Suspense>{isOpen && <Sheet />}</Suspense>
    </>
  )
}

test('a sheet that cannot load shows an error, keeps the page, and opens when the network returns', async () => {
  const Sheet = lazy(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <p>修改密码</p> }
  })
  render(<Form sheet={Sheet} />)
  fireEvent.change(screen.getByLabelText('姓名'), { target: { value: '林晓' } })
  goes(false)
  fireEvent.click(screen.getByRole('button', { name: '修改' }))
  await waitFor(() => expect(toasts).toEqual([offlineText]))
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('林晓')
  goes(true)
  expect(await screen.findByText('修改密码')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('林晓')
})
