import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { siteNames } from '@yf/domain/handoff'
import { main, mall } from '@yf/client/test-envelopes'
import type { TestRequest } from '@yf/client/test-server'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation } from '#platform/navigation/history.ts'
import { registerRoutes } from '#platform/navigation/test-routes.ts'
import { storage } from '#platform/storage/storage.ts'
import { openAddress, openLink, openSite, redirectToPartner } from './open-site.ts'
import { continueTo, openAddress as openWay } from './external-links.ts'

const gone: string[] = []

const at = (name: string) => `http://127.0.0.1:8090/sites/${name}`
const variant = {
  mall: at('mall'),
  activity: at('activity'),
  exam: at('exam'),
  assessment: at('assessment'),
  encyclopedia: at('encyclopedia'),
  service: at('service'),
}
const siteList = { sites: { production: variant, test: variant }, hosts: ['127.0.0.1:8090', 'fuya.example'] }

type TestAnswers = Record<string, (request: TestRequest) => unknown>
const usual: TestAnswers = {
  'site/list': () => main(siteList),
  'site/token': ({ body }) => main({ token: `for-${(JSON.parse(body) as { site: string }).site}` }),
  'mall/ssosign': () => main({ appKey: 'K', sign: 'S' }),
  'app/ssologin': () => mall({ token: 'M1', storage: { key: 'k', value: 'v' } }),
}
const server = envelopeStage({
  person: {
    token: 'T1',
    tpToken: 'P1',
    baseId: 'b1',
    name: '林晓',
    mobile: '13800000001',
    openId: 'O1',
    headimgurl: null,
  },
  company: { companyId: 'c1', isFamily: 1, groupCompanyId: 'g1' },
})
const { said: toasts, sent } = server
const answer = (own: TestAnswers = {}) =>
  server.answers((request, say) => {
    const all = { ...usual, ...own }
    const path = Object.keys(all).find((end) => request.path.endsWith(end))
    say(200, path ? all[path]?.(request) : main(null, `unexpected ${request.path}`, 999))
  })

beforeAll(registerRoutes)
beforeEach(() => {
  gone.length = 0
  vi.spyOn(location, 'assign').mockImplementation((url) => void gone.push(String(url)))
  answer()
})
afterEach(() => vi.restoreAllMocks())

const arrived = () => new URL(gone[0] ?? 'about:blank')
const dataOf = (url: URL) =>
  JSON.parse(Buffer.from(url.searchParams.get('data') ?? '', 'base64url').toString()) as object
const dataIn = (href: string) => (href.includes('data=') ? dataOf(new URL(href)) : {})

describe("a partner's site", () => {
  test('opens with token, company and session data, and our own address never contains the token', async () => {
    storage.supply.write('S1')
    await openSite('exam', { path: '/city', query: { from: 'home' } })
    expect(arrived().href).toMatch(
      /^http:\/\/127\.0\.0\.1:8090\/sites\/exam\/city\?from=home&token=for-exam&companyId=c1&/,
    )
    expect(dataOf(arrived())).toMatchObject({
      baseId: 'b1',
      tpToken: 'for-exam',
      mobile: '138****0001',
      isFamily: 1,
      groupCompanyId: 'g1',
      supply: 'S1',
    })
    expect(sent('site/token')[0]?.body).toBe(JSON.stringify({ site: 'exam', companyId: 'c1' }))
    expect(location.href).not.toContain('T1')
  })

  test.each(siteNames)("%s receives its own token and never the session's", async (site) => {
    await openSite(site)
    const url = arrived()
    expect(url.searchParams.get('token')).toBe(`for-${site}`)
    expect(JSON.stringify([...url.searchParams, dataOf(url)])).not.toMatch(/T1|P1/)
  })

  test('is not opened without its token', async () => {
    answer({ 'site/token': () => main(null, '系统繁忙', 500) })
    await openSite('exam')
    expect(toasts).toEqual(['系统繁忙'])
    expect(gone).toEqual([])
  })

  test('ignores a second tap while the first is in progress', async () => {
    await Promise.all([openSite('exam'), openSite('exam')])
    expect(gone).toHaveLength(1)
  })

  test('the mall is signed on first and gets its own token too', async () => {
    await openSite('mall', { path: '/goods' })
    const [sign] = sent('mall/ssosign')
    const [login] = sent('app/ssologin')
    const { echoStr } = JSON.parse(sign?.body ?? '{}') as { echoStr: string }
    expect(JSON.parse(login?.body ?? '{}')).toEqual({
      appKey: 'K',
      sign: 'S',
      echoStr,
      name: '林晓',
      openId: 'O1',
      phone: '13800000001',
      headImage: null,
    })
    expect(storage.mallToken.read()).toBe('M1')
    expect(storage.mallStorage.read()).toEqual({ key: 'k', value: 'v' })
    expect(arrived().pathname).toBe('/sites/mall/goods')
    expect(arrived().searchParams.get('mallToken')).toBe('for-mall')
    expect(storage.mallUrl.read()).toBeNull()
  })

  test('a mall refusal is shown, opens nothing and stores nothing', async () => {
    answer({ 'app/ssologin': () => mall(null, '商城登录校验未通过', '2601') })
    await openSite('mall')
    expect(toasts).toEqual(['商城登录校验未通过'])
    expect(gone).toEqual([])
    expect(storage.mallUrl.read()).toBeNull()
    expect(storage.mallToken.read()).toBeNull()
  })
})

describe('an address from data', () => {
  const outcome = async () =>
    vi.waitFor(() => expect(toasts.length + Number(currentLocation().path !== '/home')).toBe(1))

  test('opens our own path at once, also in full form', async () => {
    openAddress('/insurance/detail?id=7')
    await vi.waitFor(() => expect(currentLocation().fullPath).toBe('/insurance/detail?id=7'))
    openAddress(`${location.origin}/#/home`)
    await vi.waitFor(() => expect(currentLocation().path).toBe('/home'))
    expect(sent('site/list')).toEqual([])
  })

  test.each(['http://127.0.0.1:8090/sites/activity/spring', 'https://fuya.example/card?id=1'])(
    '%s opens through the leaving notice',
    async (address) => {
      openAddress(address)
      await outcome()
      expect(currentLocation()).toMatchObject({ path: '/outreach', query: { url: address } })
      expect(gone).toEqual([])
    },
  )

  test.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    '/no/such/page',
    'https://fuya.example@evil.example/',
  ])('%j is not opened', async (address) => {
    openAddress(address)
    await outcome()
    expect(toasts).toEqual(['该链接无法打开'])
    expect(gone).toEqual([])
  })
})

describe('a video', () => {
  const findVideo = async (title: string) =>
    (await screen.findByRole('dialog', { name: title })).querySelector('video')
  const close = async () => {
    fireEvent.click(screen.getByRole('button', { name: '关闭视频' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }

  test('on our own server plays over the page', async () => {
    openAddress('/media/claim-guide.mp4', '看视频学理赔')
    expect((await findVideo('看视频学理赔'))?.getAttribute('src')).toBe('/media/claim-guide.mp4')
    expect(gone).toEqual([])
    await close()
  })

  test('plays on an allowed host and on no other', async () => {
    openAddress('https://fuya.example/a/b.mp4?x=1')
    expect((await findVideo('视频'))?.getAttribute('src')).toBe('https://fuya.example/a/b.mp4?x=1')
    await close()
    const strange = ['https://evil.example/b.mp4', '//evil.example/b.mp4', '/\\\\evil.example/b.mp4']
    for (const [at, address] of strange.entries()) {
      openAddress(address)
      await vi.waitFor(() => expect(toasts).toHaveLength(at + 1))
    }
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('after the leaving notice', () => {
  test('an allowed host that is no partner gets the bare address', async () => {
    await continueTo('https://fuya.example/card?id=1')
    expect(gone).toEqual(['https://fuya.example/card?id=1'])
  })

  test("a partner's site gets the session data, the mall after its sign-on", async () => {
    await continueTo(`${at('activity')}/spring`)
    expect(arrived().searchParams.get('token')).toBe('for-activity')
    gone.length = 0
    await continueTo(`${at('mall')}/goods?id=3`)
    expect(arrived().searchParams.get('mallToken')).toBe('for-mall')
    expect(arrived().searchParams.get('id')).toBe('3')
  })

  test('an address that is not on the list is refused here too', async () => {
    await continueTo('https://evil.example/')
    expect(toasts).toEqual(['该链接无法打开'])
    expect(gone).toEqual([])
  })
})

describe("the company's partner", () => {
  const partner = `${at('activity')}/yuanshan?phone=1&sign=x`

  test('opens the address exactly as signed', async () => {
    answer({ redirectPartner: () => main(partner) })
    await redirectToPartner()
    expect(gone).toEqual([partner])
    expect(sent('redirectPartner')[0]?.search).toBe('?phone=13800000001&companyId=c1')
  })

  test('without an address the message is shown', async () => {
    answer({ redirectPartner: () => main(null, '暂未开通') })
    await redirectToPartner()
    expect(toasts).toEqual(['暂未开通'])
    expect(gone).toEqual([])
  })

  test('an address that is not on the list is never followed', async () => {
    answer({ redirectPartner: () => main('https://evil.example/') })
    await redirectToPartner()
    expect(toasts).toEqual(['该链接无法打开'])
    expect(gone).toEqual([])
  })
})

test("no external link contains the session's token", async () => {
  answer({ redirectPartner: () => main(`${at('activity')}/yuanshan?sign=x`) })
  for (const site of siteNames) {
    await openSite(site, { path: '/deep', query: { from: 'home' } })
    await continueTo(`${at(site)}/deep?token=planted`)
    await openWay(`site:${site}/deep`, '')
  }
  await continueTo('https://fuya.example/card?id=1')
  await openLink(`${at('service')}/login?ticket=1`)
  await redirectToPartner()
  expect(gone).toHaveLength(3 * siteNames.length + 3)
  const whole = gone.map((href) => href + JSON.stringify(dataIn(href)))
  expect(whole.filter((text) => /T1|P1/.test(text))).toEqual([])
})

test('a failed site list shows an error and is retried the next time', async () => {
  vi.resetModules()
  const fresh = await import('./external-links.ts')
  const { setFeedback: listen } = await import('#platform/http/feedback.ts')
  listen({ say: (text) => toasts.push(text), loading: () => () => undefined, clear: () => undefined })
  answer({ 'site/list': () => main(null, '系统繁忙', 500) })
  await fresh.openSite('exam', {})
  expect(toasts).toEqual(['系统繁忙'])
  expect(gone).toEqual([])
  answer()
  await fresh.openSite('exam', {})
  expect(gone).toHaveLength(1)
})
