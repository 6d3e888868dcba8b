import { advertCalls, type Advert } from '@yf/contract/adverts'
import { urlOf } from '@yf/contract/call'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { registerRoutes } from '#platform/navigation/test-routes.ts'
import { storage } from '#platform/storage/storage.ts'
import { startTracking } from '#platform/tracking/track.ts'
import { AdvertStrip } from './advert-strip.tsx'

const advert = (id: string, changes: Partial<Advert> = {}): Advert => ({
  id,
  position: 'strip',
  title: `活动${id}`,
  summary: '说明',
  picLink: null,
  jumpUrl: '/carbon',
  ...changes,
})

beforeAll(registerRoutes)

const server = envelopeStage({ company: { companyId: 'c1', companyName: '星辰科技' } })
const counted = (row: typeof advertCalls.show) =>
  server.heard.filter(({ path }) => path === urlOf(row)).map(({ query }) => query['id'])

/** Elements become visible when the test says so. */
const watched: { see: () => void; margin: string | undefined }[] = []
class Observer {
  readonly #tell: IntersectionObserverCallback
  readonly #margin: string | undefined
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.#tell = callback
    this.#margin = options?.rootMargin
  }
  observe() {
    const see = () => this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
    watched.push({ see, margin: this.#margin })
  }
  disconnect() {}
}

beforeEach(() => {
  watched.length = 0
  vi.stubGlobal('IntersectionObserver', Observer)
  server.answers(advertCalls.list, [advert('a'), advert('b'), advert('c', { position: 'banner' })])
  server.answers(advertCalls.show, null)
  server.answers(advertCalls.click, null)
})

test('a strip counts as shown only once it is visible', async () => {
  render(<AdvertStrip position="strip" icon="gift" />)
  await screen.findByText('活动a')
  expect(watched).toHaveLength(2)
  expect(watched[0]?.margin).toBe('0px')
  expect(counted(advertCalls.show)).toEqual([])
  act(() => watched[0]?.see())
  await vi.waitUntil(() => counted(advertCalls.show).length > 0)
  expect(counted(advertCalls.show)).toEqual(['a'])
})

test('a tap on a strip is counted for the advert and as an event', async () => {
  startTracking()
  render(<AdvertStrip position="strip" icon="gift" />)
  fireEvent.click(await screen.findByRole('button', { name: /活动b/ }))
  await vi.waitUntil(() => counted(advertCalls.click).length > 0)
  expect(counted(advertCalls.click)).toEqual(['b'])
  dispatchEvent(new Event('pagehide'))
  const noted = (storage.unsent.read() ?? []).filter(({ kind }) => kind === 'event')
  expect(noted.map(({ name }) => name)).toContain('home.strip')
})
