import { afterEach, expect, test } from 'vitest'
import { cardCalls } from '@yf/contract/cards'
import { refusals } from '@yf/contract/refusals'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const sandbox = sandboxStage()
const server = demoStage(() => ({
  settings: {
    benefitProviders: {
      FUYA: { page: `${sandbox.url}/fuya/h5`, channel: 'sandbox-fuya', secret: 'sandbox-fuya-secret' },
      JINGHE: {
        page: `${sandbox.url}/jinghe/h5?from=app`,
        channel: 'sandbox-jinghe',
        secret: 'sandbox-jinghe-secret',
      },
    },
  },
}))
afterEach(() => server.clock.set('2026-03-02T10:00:00+08:00'))

const linkOf = async (provider: 'fuyaLink' | 'jingheLink', person: string, company: string, parcel: string) =>
  server.call(
    cardCalls[provider],
    { companyId: idOf('company', company), id: idOf('package', parcel) },
    { token: await server.tokenOf(person) },
  )
const pageAt = async (url: string) => (await fetch(url)).text()

test.each([
  [
    'fuyaLink',
    'linxiao',
    'xinghe-software',
    'lin-fuya',
    ['福雅健康', '林晓，欢迎您', '绿通就医卡', '138****0001'],
  ],
  ['jingheLink', 'hejing', 'yuanli', 'he-dental', ['京禾健康', '何静，欢迎您', '洁牙护理卡', '138****0004']],
] as const)(
  '%s logs in exactly this person, for this benefit',
  async (provider, person, company, parcel, texts) => {
    const { code, result } = await linkOf(provider, person, company, parcel)
    expect(code).toBe(200)
    const page = await pageAt(result.url)
    for (const word of texts) expect(page).toContain(word)
  },
)

test('the link reveals nothing about the person, and an altered link opens nothing', async () => {
  const { url } = (await linkOf('fuyaLink', 'linxiao', 'xinghe-software', 'lin-fuya')).result
  for (const value of ['林晓', '13800000001', idOf('account', 'linxiao')])
    expect(decodeURIComponent(url)).not.toContain(value)
  expect(await pageAt(url.replace(/sign=[^&]+/, 'sign=0'))).toContain('验签失败')
  expect(await pageAt(url.replace(/data=[^&]+/, 'data=AAAA'))).toContain('验签失败')
  expect(await pageAt(url.replace('/fuya/', '/jinghe/'))).toContain('验签失败')
})

test.each([
  ['used up', 'jingheLink', 'lin-dental'],
  ['run out', 'jingheLink', 'lin-vision'],
] as const)('a package that is %s gives no link', async (_state, provider, parcel) => {
  expect((await linkOf(provider, 'linxiao', 'xinghe-software', parcel)).code).toBe(
    refusals.benefitNotUsable.code,
  )
})

test.each([
  ['of another supplier', 'jingheLink', 'linxiao', 'xinghe-software', 'lin-fuya'],
  ['of another person', 'fuyaLink', 'linxiao', 'xinghe-software', 'he-fuya'],
  ['of another company', 'fuyaLink', 'zhoulan', 'xinghe-software', 'lin-fuya'],
  ['of the employee, asked for by her relative', 'fuyaLink', 'chenmo', 'xinghe-software', 'lin-fuya'],
] as const)('a package %s does not exist', async (_whose, provider, person, company, parcel) => {
  expect((await linkOf(provider, person, company, parcel)).code).toBe(refusals.notFound.code)
})
