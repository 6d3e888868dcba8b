import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { beginAnew } from './test-begin-anew.ts'

test('nothing of one test file remains in the next', async () => {
  const heard = vi.fn<() => void>()
  document.body.innerHTML = '<button>left</button>'
  localStorage.setItem('left', 'behind')
  addEventListener('online', heard)
  document.addEventListener('visibilitychange', heard)
  setInterval(heard, 1)
  Object.assign(globalThis, { left: 'behind', matchMedia: heard, fetch: heard })
  vi.stubGlobal('navigator', { userAgent: 'left' })
  history.pushState(null, '', '/left')

  await beginAnew()
  heard.mockClear()
  dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  // Wait until a timer fires that is due after the one left behind.
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(heard).not.toHaveBeenCalled()
  expect(screen.queryAllByRole('button')).toEqual([])
  expect([localStorage.length, location.pathname, 'left' in globalThis]).toEqual([0, '/', false])
  expect([matchMedia as unknown, fetch as unknown]).not.toContain(heard)
  expect(navigator.userAgent).not.toBe('left')
})

test('finds elements of the new page', () => {
  document.body.innerHTML = '<button>new</button>'
  expect(screen.getByRole('button').textContent).toBe('new')
})
