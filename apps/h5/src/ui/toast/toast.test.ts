import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideToast, toast } from './toast.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  hideToast()
  vi.useRealTimers()
})

const shown = () => screen.getByRole('status').textContent

test('a toast is announced and disappears automatically', () => {
  toast('绑定成功')
  expect(shown()).toBe('绑定成功')
  vi.advanceTimersByTime(2000)
  expect(shown()).toBe('')
})

test('a new toast replaces the old one and stays for its own full time', () => {
  toast('第一')
  vi.advanceTimersByTime(1500)
  toast('第二')
  vi.advanceTimersByTime(1500)
  expect(shown()).toBe('第二')
})

test('a long message stays long enough to be read', () => {
  toast('该号码今日获取验证码次数已达上限，请明天再试')
  vi.advanceTimersByTime(2500)
  expect(shown()).not.toBe('')
})
