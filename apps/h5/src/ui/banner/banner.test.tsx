import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Banner } from './banner.tsx'

const slides = ['体检', '睡眠', '低碳'].map((label) => ({ key: label, label, picture: `/${label}.png` }))
const currentAlt = () => screen.getByRole('img').getAttribute('alt')
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the slides advance and start again', () => {
  render(<Banner slides={slides} intervalMs={1000} />)
  expect(currentAlt()).toBe('体检')
  wait(1000)
  expect(currentAlt()).toBe('睡眠')
  wait(1000)
  expect(currentAlt()).toBe('低碳')
  wait(1000)
  expect(currentAlt()).toBe('体检')
})

test('stops for a member who prefers reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  render(<Banner slides={slides} intervalMs={1000} />)
  wait(5000)
  expect(currentAlt()).toBe('体检')
})

test('stops while the page is hidden or touched', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  render(<Banner slides={slides} intervalMs={1000} />)
  wait(3000)
  expect(currentAlt()).toBe('体检')
  hidden.mockReturnValue(false)
  fireEvent.touchStart(screen.getByRole('list'))
  wait(3000)
  expect(currentAlt()).toBe('体检')
  fireEvent.touchEnd(screen.getByRole('list'))
  wait(1000)
  expect(currentAlt()).toBe('睡眠')
})
