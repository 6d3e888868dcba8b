import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideLoading, setLoadingLogo, showLoading } from './loading.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  hideLoading()
  vi.runAllTimers()
  vi.useRealTimers()
})

const state = () => document.querySelector<HTMLElement>('[data-state]')?.dataset['state']

test('fades in, fades out and is removed', () => {
  const done = showLoading()
  expect(screen.getByRole('status').textContent).toBe('加载中...')
  expect(state()).toBe('in')
  done()
  expect(state()).toBe('out')
  vi.advanceTimersByTime(220)
  expect(screen.queryByRole('status')).toBeNull()
})

test('stays while one of two calls is in progress', () => {
  const first = showLoading()
  const second = showLoading()
  first()
  first()
  expect(state()).toBe('in')
  second()
  expect(state()).toBe('out')
})

test('hides automatically after the given time', () => {
  showLoading({ autoHideMs: 800 })
  vi.advanceTimersByTime(799)
  expect(state()).toBe('in')
  vi.advanceTimersByTime(1)
  expect(state()).toBe('out')
})

test('a navigation clears it for all callers, and a late call has no effect', () => {
  const late = showLoading()
  hideLoading()
  showLoading()
  late()
  expect(state()).toBe('in')
})

test("shows the company's logo", () => {
  setLoadingLogo('/files/logo.png')
  showLoading()
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/files/logo.png')
  setLoadingLogo(undefined)
})
