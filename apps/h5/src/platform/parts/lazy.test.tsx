import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { setFeedback } from '#platform/http/feedback.ts'
import { lazy } from './lazy.ts'
import { offlineText } from './loaded-part.ts'

// Three tries with their pauses take seconds.
configure({ asyncUtilTimeout: 30_000 })

const sheet = { default: (_props: { onClose?: () => void }) => <p>来了</p> }

function show(load: () => Promise<typeof sheet>) {
  const Sheet = lazy(load)
  render(
    <>
      <input aria-label="姓名" defaultValue="林晓" />
      <Suspense fallback={null}>
        <Sheet />
      </Suspense>
    </>,
  )
}

test('retries a chunk that failed during a short outage', async () => {
  const load = vi
    .fn<() => Promise<typeof sheet>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(sheet)
  show(load)
  expect(await screen.findByText('来了')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

/** Fails three tries per round for the given rounds; then the component loads. */
const failing = (rounds: number) => {
  const load = vi.fn<() => Promise<typeof sheet>>().mockResolvedValue(sheet)
  for (let tries = 0; tries < rounds * 3; tries += 1) load.mockRejectedValueOnce(new Error('gone'))
  return load
}

test('a repeated failure online shows an error in place and loads on retry', async () => {
  const load = failing(1)
  show(load)
  expect((await screen.findByRole('alert')).textContent).toContain('这部分没有加载出来')
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('林晓')
  expect(load).toHaveBeenCalledTimes(3)
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('来了')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('林晓')
})

test('after a second failure the member decides when to reload the app', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  show(failing(2))
  fireEvent.click(await screen.findByRole('button', { name: '重试' }))
  const again = await screen.findByRole('button', { name: '刷新页面' })
  expect(reload).not.toHaveBeenCalled()
  fireEvent.click(again)
  expect(reload).toHaveBeenCalledOnce()
  reload.mockRestore()
})

test('a failed sheet shows a dialog and loads on retry', async () => {
  const Sheet = lazy(failing(2))
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          申诉
        </button>
        <Suspense>{isOpen && <Sheet onClose={() => setOpen(false)} />}</Suspense>
      </>
    )
  }
  render(<Page />)
  fireEvent.click(screen.getByRole('button', { name: '申诉' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '重试' }))
  const second = await screen.findByRole('alertdialog', { name: '仍然没有加载出来' })
  fireEvent.click(within(second).getByRole('button', { name: '暂不' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.queryByText('来了')).toBeNull()
  // Opening it again shows the dialog again.
  fireEvent.click(screen.getByRole('button', { name: '申诉' }))
  const third = await screen.findByRole('alertdialog', { name: '仍然没有加载出来' })
  fireEvent.click(within(third).getByRole('button', { name: '暂不' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('waits offline for the network', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi
    .fn<() => Promise<typeof sheet>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(sheet)
  const say = vi.fn<(text: string) => void>()
  setFeedback({ say, loading: () => () => undefined, clear: () => undefined })
  show(load)
  await vi.waitFor(() => expect(say).toHaveBeenCalledExactlyOnceWith(offlineText))
  expect(load).toHaveBeenCalledTimes(1)
  onLine.mockReturnValue(true)
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'))
    expect(load).toHaveBeenCalledTimes(2)
  })
  expect(await screen.findByText('来了')).toBeTruthy()
  onLine.mockRestore()
})
