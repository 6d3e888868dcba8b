import { Theme } from '@yf/contract/company'
import { identityCalls } from '@yf/contract/identity'
import { expect, test } from 'vitest'
import { defaultTheme } from '../../apps/server/src/features/company/theme-defaults.ts'
import { runningText } from './app-sources.ts'

const platform = runningText('apps/h5/src/platform/theme')
const screens = runningText('apps/h5/src/app', 'apps/h5/src/features')

/** Every list and value of the theme, and the code that draws it. A new one is drawn, or it is not fetched. */
const readers: Readonly<Record<string, RegExp>> = {
  'GLOBAL.all_function_icon': /useFunction\('function_/,
  'GLOBAL.ALL_DIALOG': /\{ dialogs \} = useTheme\(\)/,
  'HOME.home_foot': /useTheme\(\)\.tabs/,
  'HOME.home_king': /useTheme\(\)\.king/,
  'PERSONAL_CENTER.personal_center': /useTheme\(\)\.personal/,
  'POINTS.points_home_banner': /points\?\.points_home_banner/,
  'POINTS.points_home': /points\?\.points_home\b/,
}
/** These reach the screen through the platform itself: as CSS variables and as the company's name. */
const worn: Readonly<Record<string, RegExp>> = {
  'GLOBAL.all_color': /style\.setProperty/,
  'common.company_alias': /useCompanyName[\s\S]*alias \|\|/,
}

test('every fetched part of the theme is drawn', () => {
  const parts = Object.entries(Theme.properties).flatMap(([group, { properties }]) =>
    Object.keys(properties).map((name) => `${group}.${name}`),
  )
  expect([...Object.keys(readers), ...Object.keys(worn)].toSorted()).toEqual(parts.toSorted())
  for (const [part, reader] of Object.entries(readers))
    expect([part, reader.test(screens)]).toEqual([part, true])
  for (const [part, reader] of Object.entries(worn))
    expect([part, reader.test(platform)]).toEqual([part, true])
})

test.each([
  ['function', defaultTheme.GLOBAL.all_function_icon],
  ['dialog', defaultTheme.GLOBAL.ALL_DIALOG],
  ['home tile', defaultTheme.HOME.home_king],
  ['entry of the user centre', defaultTheme.PERSONAL_CENTER.personal_center],
])('a screen handles every %s of our own theme', (_what, entries) => {
  expect(entries.filter(({ keyValue }) => !new RegExp(`\\b${keyValue}\\b`).test(screens))).toEqual([])
})

/** The login theme by the platform's property of each part (`platform/theme/login-theme.ts`). */
const loginReaders: Readonly<Record<string, RegExp>> = {
  logo: /\blogo\b[^\n]*= useLoginTheme\(\)/,
  phone_icon: /\bphoneIcon\b[^\n]*= useLoginTheme\(\)/,
  service_icon: /\bhasService\b[^\n]*= useLoginTheme\(\)/,
  back_image: /\bbackImage\b[^\n]*= useLoginTheme\(\)/,
  font_color: /\btextColor\b[^\n]*= useLoginTheme\(\)/,
}

test('every part of the login theme is drawn', () => {
  expect(Object.keys(loginReaders).toSorted()).toEqual(
    Object.keys(identityCalls.loginPageConfig.response.properties).toSorted(),
  )
  for (const [part, reader] of Object.entries(loginReaders))
    expect([part, reader.test(screens)]).toEqual([part, true])
})
