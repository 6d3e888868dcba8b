import { companyCalls } from '@yf/contract/company'
import { companyChannelCalls as calls } from '@yf/contract/company-admin-channels'
import { identityCalls } from '@yf/contract/identity'
import { refusals } from '@yf/contract/refusals'
import { isSigned } from '@yf/partner-contract/partner-link'
import { themePresets } from '@yf/domain/theme-presets'
import { beforeAll, expect, test } from 'vitest'
import { auditTexts, setUpBy } from '#features/company/admin/set-up/test-set-up.ts'
import { channelOf } from '#features/identity/partner-channels.ts'
import { newId } from '#platform/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()
let admin = ''
beforeAll(async () => {
  admin = await server.staffTokenOf('admin1')
})
const setUp = setUpBy(server, () => admin)
const { as } = setUp
const software = idOf('company', 'xinghe-software')
const hardware = idOf('company', 'xinghe-hardware')
const haina = idOf('company', 'haina')
const yuanshan = idOf('company', 'yuanshan')

const channelsOf = async (companyId: string, more: object = {}) =>
  (await server.call(calls.channels, { companyId, pageNo: 1, pageSize: 50, ...more }, as())).result.records
const secretIn = async (code: string) =>
  (await channelOf({ ...server.services, db: server.db }, code, ['link', 'token', 'exchange']))?.secret
const createChannel = (changes: object) =>
  server.call(
    calls.createChannel,
    { companyId: haina, code: 'haina-portal', name: '海纳门户', kind: 'link', verifiesPhone: 0, ...changes },
    as(),
  )
/** Everything that staff can read about it later, and everything that was audited. */
const everythingStored = async () =>
  JSON.stringify([
    await server.db.selectFrom('audit_event').selectAll().execute(),
    await server.db.selectFrom('partner_channel').selectAll().execute(),
    await server.db.selectFrom('company_partner').selectAll().execute(),
    await channelsOf(haina),
  ])

test('a channel gets a secret that is shown once, works, and is stored nowhere in plain text', async () => {
  const { result } = await createChannel({})
  const secret = result.secret!
  expect(secret).toMatch(/^[\w-]{32}$/)
  expect(result.channel).toMatchObject({
    code: 'haina-portal',
    companyCount: 1,
    isUsed: 1,
    secretChangedTime: null,
  })
  expect(await secretIn('haina-portal')).toBe(secret)
  expect(await everythingStored()).not.toContain(secret)
  expect((await createChannel({})).code).toBe(refusals.channelCodeTaken.code)
  for (const wrong of [{ code: 'Haina' }, { code: 'h2', name: ' ' }, { code: 'h3', secret: 'secret' }])
    expect((await createChannel(wrong)).code).toBe(400)
  expect((await createChannel({ code: 'h4', companyId: newId() })).code).toBe(refusals.notFound.code)
})

test('a secret is entered or rotated; the former one is invalid at once', async () => {
  const entered = 'kT9x-24Vq7mPz03Wc'
  const { result } = await createChannel({ code: 'entered', secret: entered })
  expect(result.secret).toBe(entered)
  const rotate = (revision: number) =>
    server.call(calls.rotateChannelSecret, { code: 'entered', revision }, as())
  const rotated = (await rotate(0)).result
  expect(rotated.secret).not.toBe(entered)
  expect(rotated.channel.secretChangedTime).not.toBeNull()
  expect(await secretIn('entered')).toBe(rotated.secret)
  expect((await rotate(0)).code).toBe(refusals.stateMoved.code)
  expect(await auditTexts(server.db, 'rotateChannelSecret')).toEqual(['海纳门户'])
  expect(await everythingStored()).not.toContain(rotated.secret)
})

test('a channel is renamed by one of two editors, and used by further companies', async () => {
  const save = (name: string) =>
    server.call(calls.saveChannel, { code: 'jinli', revision: 0, name, verifiesPhone: 1 }, as())
  expect((await save('锦鲤医院')).result).toMatchObject({ name: '锦鲤医院', verifiesPhone: 1, revision: 1 })
  expect((await save('锦鲤')).code).toBe(refusals.stateMoved.code)
  const use = (isUsed: 0 | 1) =>
    server.call(calls.switchChannel, { companyId: yuanshan, code: 'jinli', isUsed }, as())
  expect((await use(1)).result).toMatchObject({ isUsed: 1, companyCount: 5 })
  expect((await use(1)).result.companyCount).toBe(5)
  expect((await channelsOf(yuanshan, { isUsed: 1 })).map(({ code }) => code)).toEqual(['rlj', 'jinli'])
  expect((await use(0)).result).toMatchObject({ isUsed: 0, companyCount: 4 })
  expect(await auditTexts(server.db, 'changeChannel')).toEqual([
    '锦鲤互联网医院：渠道名称：锦鲤互联网医院 → 锦鲤医院；手机号已核验：否 → 是',
    '锦鲤医院：远山物流：关闭 → 开通',
    '锦鲤医院：远山物流：开通 → 关闭',
  ])
  expect((await channelsOf(haina, { keyword: '锦鲤' })).map(({ code }) => code)).toEqual(['jinli'])
})

test('a partner gets a signed address; without an address members read the message', async () => {
  const url = `${server.services.settings.sites.production.activity}/haina`
  const read = async () => (await server.call(calls.partner, { companyId: haina }, as())).result
  const save = async (changes: object) =>
    server.call(
      calls.savePartner,
      {
        companyId: haina,
        revision: (await read()).revision,
        url,
        message: '正在筹备',
        renewsSecret: 0,
        ...changes,
      },
      as(),
    )
  const first = (await save({})).result
  expect(first.partner).toMatchObject({ url, hasSecret: 1 })
  expect(first.secret).toMatch(/^[\w-]{32}$/)
  const second = (await save({ message: '欢迎' })).result
  expect(second.secret).toBeNull()
  const renewed = (await save({ message: '欢迎', renewsSecret: 1 })).result
  expect(renewed.secret).not.toBe(first.secret)
  const phone = '13800000002'
  const token = await server.tokenOf('zhoulan')
  const sent = await server.call(companyCalls.redirectPartner, { phone, companyId: haina }, { token })
  const params = Object.fromEntries(new URL(sent.result ?? '').searchParams)
  expect(isSigned(params, params['sign'] ?? '', renewed.secret ?? '')).toBe(true)
  expect((await save({ url: null })).result.partner).toMatchObject({ url: null, hasSecret: 0 })
  expect((await save({ url: 'https://evil.example' })).code).toBe(400)
  expect((await save({ message: ' ' })).code).toBe(400)
  expect((await save({ message: '再见', revision: 0 })).code).toBe(refusals.stateMoved.code)
  const texts = await auditTexts(server.db, 'changeCompanyPartner')
  expect(texts[2]).toBe('海纳制造：密钥：原密钥 → 新密钥')
  expect(await everythingStored()).not.toContain(renewed.secret)
})

test('members see the colours of a preset at once, and everything of a company that was copied', async () => {
  const token = await server.tokenOf('zhoulan')
  const { groupId } = await setUp.company(haina)
  const seen = async () =>
    (await server.call(companyCalls.theme, { groupId, companyId: haina }, { token })).result
  const read = async () => (await server.call(calls.theme, { companyId: haina }, as())).result
  expect(await read()).toMatchObject({ origin: 'group', revision: 0 })
  const save = (change: object, revision: number) =>
    server.call(calls.saveTheme, { companyId: haina, revision, ...change }, as())
  const saved = (await save({ preset: 'pine' }, 0)).result
  expect(saved).toMatchObject({ preset: 'pine', origin: 'company', revision: 1 })
  const colors = Object.fromEntries(
    (await seen()).GLOBAL.all_color.map(({ keyValue, content }) => [keyValue, content]),
  )
  expect(colors).toEqual(themePresets.pine.colors)
  expect((await save({ preset: 'sky' }, 0)).code).toBe(refusals.stateMoved.code)
  for (const wrong of [{}, { preset: 'sky', copyFrom: yuanshan }, { copyFrom: haina }, { copyFrom: newId() }])
    expect((await save(wrong, 1)).code).toBe(400)
  await save({ copyFrom: yuanshan }, 1)
  const theme = await seen()
  expect(theme.HOME.home_king.find(({ keyValue }) => keyValue === 'home_king_mall')?.isVisible).toBe('0')
  expect(theme.common.company_alias).toBe('海纳关爱')
  expect(await auditTexts(server.db, 'changeTheme')).toEqual([
    expect.stringMatching(/^海纳制造：配色：.+ → 松林绿$/),
    expect.stringMatching(/^海纳制造：配色：松林绿 → .+；复制自 远山物流$/),
  ])
})

test('a company that is copied within its group takes over only its own differences', async () => {
  const { groupId } = await setUp.company(hardware)
  const { companyId } = (await setUp.create(groupId, '星河三厂', { copyFrom: hardware })).result
  const own = await server.db
    .selectFrom('theme')
    .select(['owner_id', 'config'])
    .where('owner_id', 'in', [companyId, hardware])
    .execute()
  expect(own).toHaveLength(2)
  expect(own[0]!.config).toEqual(own[1]!.config)
  const bare = (await setUp.create(groupId, '星河四厂', { copyFrom: software })).result
  const none = await server.call(calls.theme, { companyId: bare.companyId }, as())
  expect(none.result.origin).toBe('group')
})

test('a login page belongs to a supply, and the default one cannot be removed', async () => {
  const theme = {
    supply: 'haina2',
    logo: '/art/logo-haina.svg',
    phoneIcon: '/art/icon-phone.svg',
    showsService: 1,
    backImage: '/art/login-sea.svg',
    fontColor: '#14788c',
  } as const
  const save = (changes: object) =>
    server.call(calls.saveLoginTheme, { ...theme, isNew: 0, revision: 0, ...changes }, as())
  expect((await save({})).code).toBe(refusals.notFound.code)
  expect((await save({ isNew: 1 })).result).toEqual({ ...theme, revision: 0 })
  expect((await save({ isNew: 1 })).code).toBe(refusals.supplyTaken.code)
  expect((await save({ showsService: 0 })).result.revision).toBe(1)
  expect((await save({ fontColor: '#000000' })).code).toBe(refusals.stateMoved.code)
  expect((await save({ isNew: 1, supply: 'a b' })).code).toBe(400)
  expect((await save({ revision: 1, logo: 'https://evil.example/a.png' })).code).toBe(400)
  const page = await server.call(identityCalls.loginPageConfig, { supply: 'haina2' }, {})
  expect(page.result).toMatchObject({ service_icon: { content: '0' }, font_color: { content: '#14788c' } })
  const listed = await server.call(calls.loginThemes, { keyword: 'haina2', pageNo: 1, pageSize: 10 }, as())
  expect(listed.result.records).toEqual([{ ...theme, showsService: 0, revision: 1 }])
  const remove = (supply: string, revision: number) =>
    server.call(calls.removeLoginTheme, { supply, revision }, as())
  expect((await remove('haina2', 0)).code).toBe(refusals.stateMoved.code)
  expect((await remove('haina2', 1)).code).toBe(200)
  expect((await remove('haina2', 1)).code).toBe(refusals.notFound.code)
  expect((await remove('default', 0)).code).toBe(400)
  expect(await auditTexts(server.db, 'changeLoginTheme')).toContain('haina2：显示客服：是 → 否')
})
