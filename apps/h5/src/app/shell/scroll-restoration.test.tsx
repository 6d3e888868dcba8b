import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { push, replace } from '#platform/navigation/history.ts'
import type { StackEntry } from '../keep-alive.ts'
import { routes } from '../routes.ts'
import type { ScreenRoute } from '../route.ts'
import { useScrollMemory } from './scroll-memory.ts'

const entryOf = (path: string, index: number, owner = 'lin'): StackEntry => ({
  key: path,
  route: routes.find((route) => route.path === path) as unknown as ScreenRoute,
  page: { path, query: {}, fullPath: path, params: {}, queries: new Set() },
  index,
  owner,
})

function TestPage({ entry }: { entry: StackEntry }) {
  const [frame, note] = useScrollMemory(entry)
  return (
    <div ref={frame} onScrollCapture={note}>
      <main />
    </div>
  )
}

const pageOf = ({ container }: { container: HTMLElement }) => container.querySelector('main')!

/** A page left at this scroll position whose screen was released. */
function leave(entry: StackEntry, top: number): void {
  const view = render(<TestPage entry={entry} />)
  pageOf(view).scrollTop = top
  fireEvent.scroll(pageOf(view))
  view.unmount()
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('restores the scroll position on a return', () => {
  leave(entryOf('/home', 2), 1000)
  replace('/home', 'back')
  expect(pageOf(render(<TestPage entry={entryOf('/home', 2)} />)).scrollTop).toBe(1000)
})

test('a new page, another member and another history entry start at the top', () => {
  leave(entryOf('/claimRecords', 3), 700)
  push('/claimRecords')
  expect(pageOf(render(<TestPage entry={entryOf('/claimRecords', 3)} />)).scrollTop).toBe(0)
  replace('/home', 'back')
  expect(pageOf(render(<TestPage entry={entryOf('/claimRecords', 3, 'zhou')} />)).scrollTop).toBe(0)
  expect(pageOf(render(<TestPage entry={entryOf('/claimRecords', 4)} />)).scrollTop).toBe(0)
})

test('switching tabs and back keeps the position; another screen at the same entry starts at the top', () => {
  leave(entryOf('/userCenter', 1), 400)
  leave(entryOf('/setup', 1), 300)
  push('/faq')
  replace('/userCenter')
  expect(pageOf(render(<TestPage entry={entryOf('/userCenter', 1)} />)).scrollTop).toBe(400)
  expect(pageOf(render(<TestPage entry={entryOf('/setup', 1)} />)).scrollTop).toBe(0)
})

test('follows a growing page until it is long enough, unless the member scrolls', async () => {
  leave(entryOf('/home', 6), 900)
  replace('/setup')
  replace('/home', 'back')
  let longest = 100
  const top = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTop')!
  vi.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation(function (this: Element, value: number) {
    top.set!.call(this, Math.min(value, longest))
  })
  const page = pageOf(render(<TestPage entry={entryOf('/home', 6)} />))
  expect(page.scrollTop).toBe(100)
  longest = 2000
  await vi.waitFor(() => expect(page.scrollTop).toBe(900))
})
