import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { beginAnew } from './test-reload.ts'

test('nothing of one test file remains in the next', async () => {
  const onEvent = vi.fn<() => void>()
  document.body.innerHTML = '<button>left</button>'
  localStorage.setItem('left', 'behind')
  addEventListener('online', onEvent)
  document.addEventListener('visibilitychange', onEvent)
  setInterval(onEvent, 1)
  Object.assign(globalThis, { left: 'behind', matchMedia: onEvent, fetch: onEvent })
  vi.stubGlobal('navigator', { userAgent: 'left' })
  history.pushState(null, '', '/left')

  await beginAnew()
  onEvent.mockClear()
  dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  // Wait until a timer fires that is due after the one left behind.
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(onEvent).not.toHaveBeenCalled()
  expect(screen.queryAllByRole('button')).toEqual([])
  expect([localStorage.length, location.pathname, 'left' in globalThis]).toEqual([0, '/', false])
  expect([matchMedia as unknown, fetch as unknown]).not.toContain(onEvent)
  expect(navigator.userAgent).not.toBe('left')
})

test('finds elements of the new page', () => {
  document.body.innerHTML = '<button>new</button>'
  expect(screen.getByRole('button').textContent).toBe('new')
})
