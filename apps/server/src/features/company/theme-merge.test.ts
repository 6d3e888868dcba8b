import { expect, test } from 'vitest'
import { defaultTheme } from './theme-defaults.ts'
import { mergeThemes } from './theme-merge.ts'

test('unchanged parts of the theme stay', () => {
  expect(mergeThemes(defaultTheme)).toEqual(defaultTheme)
  expect(mergeThemes(defaultTheme, {}, { HOME: {} })).toEqual(defaultTheme)
})

test('later overrides win field by field, and the order is kept', () => {
  const merged = mergeThemes(
    defaultTheme,
    { HOME: { home_foot: [{ keyValue: 'home_foot_hospital', keyName: '看医生', isVisible: '0' }] } },
    { HOME: { home_foot: [{ keyValue: 'home_foot_hospital', isVisible: '1' }] } },
  )
  expect(merged.HOME.home_foot[1]).toMatchObject({ keyName: '看医生', isVisible: '1' })
  expect(merged.HOME.home_foot.map(({ keyValue }) => keyValue)).toEqual(
    defaultTheme.HOME.home_foot.map(({ keyValue }) => keyValue),
  )
})

test('a new entry comes last and is visible unless it says otherwise', () => {
  const areas = defaultTheme.POINTS.points_home.filter(({ pointsType }) => pointsType !== 4)
  const base = { ...defaultTheme, POINTS: { ...defaultTheme.POINTS, points_home: areas } }
  const merged = mergeThemes(base, {
    HOME: { home_king: [{ keyValue: 'home_king_new', keyName: '新' }] },
    POINTS: { points_home: [{ pointsType: 4, name: '新专区' }] },
    GLOBAL: { all_color: [{ keyValue: 'button_color', content: '#112233' }] },
  })
  expect(merged.HOME.home_king.at(-1)).toEqual({
    keyValue: 'home_king_new',
    keyName: '新',
    isVisible: '1',
    picLink: null,
    jumpUrl: null,
  })
  expect(merged.POINTS.points_home.at(-1)).toMatchObject({ pointsType: 4, isVisible: '1', remark: '' })
  expect(merged.GLOBAL.all_color.find(({ keyValue }) => keyValue === 'button_color')!.content).toBe('#112233')
})

test('merging does not modify the default theme', () => {
  const before = structuredClone(defaultTheme)
  mergeThemes(defaultTheme, { common: { company_alias: '甲' } })
  expect(defaultTheme).toEqual(before)
})
