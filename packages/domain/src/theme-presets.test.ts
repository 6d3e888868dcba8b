import { expect, test } from 'vitest'
import { presetName, presetOf, themeColorNames, themePresets, type ThemePresetKey } from './theme-presets.ts'

const keys = Object.keys(themePresets) as ThemePresetKey[]

test('every preset has a name of its own and all colours', () => {
  expect(keys.map((key) => themePresets[key].name)).toEqual([
    '原力黄',
    '晴空蓝',
    '海湾青',
    '松林绿',
    '星云紫',
    '暖阳红',
  ])
  for (const key of keys) {
    expect(Object.keys(themePresets[key].colors)).toEqual(Object.keys(themeColorNames))
    expect(Object.values(themePresets[key].colors).filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual(
      [],
    )
  }
  expect(Object.values(themeColorNames)).toEqual([
    '额度',
    '图标底色',
    '按钮',
    '主色',
    '角标',
    '页面底色',
    '强调文字',
  ])
})

test.each(keys)('the colours of %s are recognised, in upper case, too', (key) => {
  expect(presetOf(themePresets[key].colors)).toBe(key)
  const { yf_color, ...others } = themePresets[key].colors
  expect(presetOf({ ...others, yf_color: yf_color.toUpperCase() })).toBe(key)
  expect(presetName(key)).toBe(themePresets[key].name)
})

test('one other colour makes a palette of its own', () => {
  expect(presetOf({ ...themePresets.sun.colors, foot_color: '#ffffff' })).toBeNull()
  expect(presetName(null)).toBe('自定义配色')
})
