import { partly } from '@yf/domain/test-partly'
import type { Theme, ThemeEntry } from '@yf/contract/company'
import { expect, test } from 'vitest'
import { companyTheme } from './company-theme.ts'
import { loginTheme } from './login-theme.ts'

const entry = (keyValue: string, isVisible: '0' | '1', over: Partial<ThemeEntry> = {}): ThemeEntry => ({
  keyValue,
  keyName: '',
  isVisible,
  picLink: null,
  jumpUrl: null,
  ...over,
})

const config: Theme = {
  GLOBAL: {
    all_color: [{ keyValue: 'button_color', content: '#1144aa' }],
    all_function_icon: [entry('online_service', '1', { picLink: '/service.png' })],
    ALL_DIALOG: [entry('spring', '1'), entry('autumn', '0')],
  },
  HOME: {
    home_foot: [
      entry('home_foot_yfstar', '1'),
      entry('home_foot_hospital', '0'),
      entry('home_foot_company_area', '1', { keyName: '海纳之家' }),
    ],
    home_king: [entry('home_king_mall', '0'), entry('home_king_score_area', '1')],
  },
  PERSONAL_CENTER: { personal_center: [] },
  POINTS: { points_home_banner: [], points_home: [] },
  common: { company_alias: '海纳' },
}
const theme = companyTheme(config)

test.each([
  ['home_king_score_area', true],
  ['home_king_mall', false],
  ['online_service', true],
  ['never_heard_of', false],
])('%s is visible: %s', (key, expected) => {
  expect(theme.isVisible(key)).toBe(expected)
})

test('removes a hidden or missing tab and renames a named one', () => {
  expect(theme.tabs.map((tab) => tab.name)).toEqual(['原力星球', '海纳之家'])
})

test.each([
  ['none', []],
  ['only hidden ones', [entry('home_foot_yfstar', '0')]],
])(
  'a company that lists %s keeps the four default tabs, so that navigation stays possible',
  (_what, home_foot) => {
    expect(companyTheme({ ...config, HOME: { ...config.HOME, home_foot } }).tabs).toHaveLength(4)
  },
)

test('shows only visible tiles and dialogs', () => {
  expect(theme.king.map((tile) => tile.keyValue)).toEqual(['home_king_score_area'])
  expect(theme.dialogs.map(({ keyValue }) => keyValue)).toEqual(['spring'])
})

test('derives variables with readable text from colours, and provides pictures and alias', () => {
  expect(theme.variables).toMatchObject({ '--button-color': '#1144aa', '--on-button': '#ffffff' })
  expect(theme.variables['--yf-color']).toBe('#FFC200')
  expect(theme.functionOf('online_service', '在线客服')).toEqual({
    isShown: true,
    name: '在线客服',
    picture: '/service.png',
  })
  expect(theme.functionOf('never_heard_of', '别的')).toEqual({ isShown: false, name: '别的', picture: null })
  expect(theme.alias).toBe('海纳')
})

test('uses the defaults without a theme or with an incomplete one', () => {
  expect(companyTheme(null).tabs).toHaveLength(4)
  expect(companyTheme(partly<Theme>({ HOME: {} })).variables['--button-color']).toBe('#ffc258')
})

test('fills missing parts of a login theme with the defaults', () => {
  expect(loginTheme(null)).toMatchObject({ logo: null, hasService: false, color: '#ffa200' })
  expect(loginTheme({ font_color: { content: 'nonsense' } }).color).toBe('#ffa200')
  expect(loginTheme({ logo: { content: '/a.png' }, service_icon: { content: '1' } })).toMatchObject({
    logo: '/a.png',
    hasService: true,
  })
})
