import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Button } from './button.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('ignores a second tap within a second, with a warning for tests, and accepts one after it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => warn.mockRestore())
  const onTap = vi.fn<() => void>()
  render(<Button onTap={onTap}>提交申请</Button>)
  const button = screen.getByRole('button', { name: '提交申请' })
  fireEvent.click(button)
  vi.advanceTimersByTime(999)
  fireEvent.click(button)
  expect(onTap).toHaveBeenCalledTimes(1)
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('second tap within a second'))
  vi.advanceTimersByTime(1)
  fireEvent.click(button)
  expect(onTap).toHaveBeenCalledTimes(2)
  expect(warn).toHaveBeenCalledOnce()
})

test('the button is busy until the promise of its tap settles', async () => {
  let finish = () => {}
  const onTap = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (finish = resolve)))
  render(<Button onTap={onTap}>支付</Button>)
  const button = screen.getByRole('button', { name: '支付' })
  fireEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  vi.advanceTimersByTime(5000)
  fireEvent.click(button)
  expect(onTap).toHaveBeenCalledTimes(1)
  await act(async () => finish())
  expect(button.getAttribute('aria-busy')).toBeNull()
})

test('a busy submit button does not submit its form again', () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        登录
      </Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: '登录' }))
  expect(onSubmit).not.toHaveBeenCalled()
})
