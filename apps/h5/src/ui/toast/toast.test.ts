import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideToast, toast } from './toast.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  hideToast()
  vi.useRealTimers()
})

const toastText = () => screen.getByRole('status').textContent

test('a toast is announced and disappears automatically', () => {
  toast('绑定成功')
  expect(toastText()).toBe('绑定成功')
  vi.advanceTimersByTime(2000)
  expect(toastText()).toBe('')
})

test('a new toast replaces the old one and stays for its own full time', () => {
  toast('第一')
  vi.advanceTimersByTime(1500)
  toast('第二')
  vi.advanceTimersByTime(1500)
  expect(toastText()).toBe('第二')
})

test('a long message stays long enough to be read', () => {
  toast('该号码今日获取验证码次数已达上限，请明天再试')
  vi.advanceTimersByTime(2500)
  expect(toastText()).not.toBe('')
})
