import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CodeField } from './code-field.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const button = () => screen.getByRole<HTMLButtonElement>('button')
const press = () => act(async () => fireEvent.click(button()))
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const nothing = () => {}

test('the button waits sixty seconds after a code is sent', async () => {
  const onSend = vi.fn<() => Promise<void>>(async () => {})
  render(<CodeField value="" onChange={nothing} onSend={onSend} />)
  await press()
  expect(button().textContent).toBe('60秒后重发')
  await wait(59_000)
  expect(button().textContent).toBe('1秒后重发')
  await press()
  expect(onSend).toHaveBeenCalledTimes(1)
  await wait(1000)
  expect(button().textContent).toBe('重新获取')
  await press()
  expect(onSend).toHaveBeenCalledTimes(2)
})

test('the countdown survives another render of the form', async () => {
  const { rerender } = render(<CodeField value="" onChange={nothing} onSend={nothing} />)
  await press()
  await wait(10_000)
  rerender(<CodeField value="12" onChange={nothing} onSend={nothing} />)
  expect(button().textContent).toBe('50秒后重发')
})

test.each([
  ['answers false', () => false],
  ['fails', () => Promise.reject(new Error('busy'))],
])('no countdown starts when sending %s', async (_how, onSend) => {
  render(<CodeField value="" onChange={nothing} onSend={onSend} />)
  await press()
  expect(button().textContent).toBe('获取验证码')
  expect(button().disabled).toBe(false)
})

test('a code has six digits', () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<CodeField value="" onChange={onChange} onSend={nothing} />)
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '【原力】12 34 5678' } })
  expect(onChange).toHaveBeenCalledWith('123456')
})
