import { expect, test } from 'vitest'
import { companyCalls, type Theme } from '@yf/contract/company'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()

const themeOf = async (person: string, group: string, company: string) =>
  server.call(
    companyCalls.theme,
    { groupId: idOf('group', group), companyId: idOf('company', company) },
    { token: await server.tokenOf(person) },
  )

const colorsOf = (theme: Theme) =>
  Object.fromEntries(theme.GLOBAL.all_color.map(({ keyValue, content }) => [keyValue, content]))
const hiddenOf = (entries: Theme['HOME']['home_king']) =>
  entries.filter(({ isVisible }) => isVisible !== '1').map(({ keyValue }) => keyValue)

test('星河 has the colours of the specification, and four tabs, one with a custom name', async () => {
  const { result } = await themeOf('linxiao', 'xinghe', 'xinghe-software')
  expect(colorsOf(result)).toEqual({
    volume_color: '#ffc947',
    icon_background_color: '#ffe593',
    button_color: '#ffc258',
    yf_color: '#FFC200',
    icon_conner_color: '#ffb30c',
    foot_color: '#FFF4DE',
    special_text_color: '#ffa200',
  })
  expect(result.HOME.home_foot.map(({ keyName }) => keyName)).toEqual([
    '原力星球',
    '互联网医院',
    '星河专区',
    '个人中心',
  ])
  expect(hiddenOf(result.HOME.home_foot)).toEqual([])
  expect(result.common.company_alias).toBe('星河软件之家')
})

test("a company's override takes precedence over its group's, and the rest stays", async () => {
  const { result } = await themeOf('linxiao', 'xinghe', 'xinghe-hardware')
  expect(hiddenOf(result.HOME.home_king)).toEqual([
    'home_king_drug_store',
    'home_king_eap',
    'home_king_sleep',
    'home_king_encyclopedia',
    'home_king_activity',
    'home_king_expense',
    'home_king_carbon',
  ])
  expect(result.HOME.home_king).toHaveLength(20)
  expect(result.HOME.home_foot[2]!.keyName).toBe('星河专区')
})

test('海纳 shows three tabs and no mall', async () => {
  const { result } = await themeOf('zhoulan', 'haina', 'haina')
  expect(hiddenOf(result.HOME.home_foot)).toEqual(['home_foot_hospital'])
  expect(hiddenOf(result.HOME.home_king)).toEqual([
    'home_king_checkup',
    'home_king_mall',
    'home_king_sleep',
    'home_king_score_area',
    'home_king_expense',
    'home_king_carbon',
  ])
  expect(hiddenOf(result.PERSONAL_CENTER.personal_center)).toContain('personal_center_sleep')
  expect(result.POINTS.points_home.find(({ pointsType }) => pointsType === 1)!.isVisible).toBe('0')
})

test('the themes of the four groups differ', async () => {
  const themes = [
    await themeOf('linxiao', 'xinghe', 'xinghe-software'),
    await themeOf('zhoulan', 'haina', 'haina'),
    await themeOf('hejing', 'yuanli', 'yuanli'),
    await themeOf('zhaoqiang', 'yuanshan', 'yuanshan'),
  ]
  const buttons = themes.map(({ result }) => colorsOf(result).button_color)
  expect(new Set(buttons).size).toBe(4)
})

test("another member's company, an unknown company and a wrong group are not found", async () => {
  const refused = {
    http: 200,
    success: false,
    code: refusals.notFound.code,
    message: refusals.notFound.message,
  }
  expect(await themeOf('linxiao', 'haina', 'haina')).toMatchObject(refused)
  expect(await themeOf('linxiao', 'xinghe', 'nowhere')).toMatchObject(refused)
  expect(await themeOf('linxiao', 'haina', 'xinghe-software')).toMatchObject(refused)
})

test('an entry leads to an existing screen, or nowhere', async () => {
  const existingScreens = [
    '/home',
    '/userCenter',
    '/companyCenter',
    '/setup',
    '/agreement',
    '/privacyPolicy',
    null,
  ]
  const { result } = await themeOf('linxiao', 'xinghe', 'xinghe-software')
  const entries = [
    ...result.GLOBAL.all_function_icon,
    ...result.HOME.home_foot,
    ...result.HOME.home_king,
    ...result.PERSONAL_CENTER.personal_center,
  ]
  for (const { jumpUrl } of entries) expect(existingScreens).toContain(jumpUrl)
})

test('a change of the theme is visible at the next request', async () => {
  const owner = idOf('group', 'haina')
  await themeOf('zhoulan', 'haina', 'haina')
  const of = await server.db
    .selectFrom('theme')
    .selectAll()
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow()
  const home_foot = [{ keyValue: 'home_foot_hospital', isVisible: '1' as const, keyName: '看医生' }]
  const config = JSON.stringify({ ...of.config, HOME: { ...of.config.HOME, home_foot } })
  await server.db.updateTable('theme').set({ config }).where('owner_id', '=', owner).execute()
  const { result } = await themeOf('zhoulan', 'haina', 'haina')
  expect(result.HOME.home_foot[1]).toMatchObject({ isVisible: '1', keyName: '看医生' })
})
