import { expect, test } from 'vitest'
import { birthFault, nameFault, nickNameFault, presetAvatars } from './family.ts'
import { relationLabel } from './relations.ts'

test.each(['陈小满', '一'.repeat(50), '欧阳娜', '阿依古丽·买买提', "Mary O'Neil", 'José'])(
  '%s is a name',
  (name) => {
    expect(nameFault(name)).toBeNull()
  },
)

test.each([
  ['', '请输入姓名'],
  ['<script>', '姓名只能填写文字和间隔号'],
  ['123', '姓名只能填写文字和间隔号'],
  ['1陈', '姓名只能填写文字和间隔号'],
  ['陈1', '姓名只能填写文字和间隔号'],
  ['陈小满，', '姓名只能填写文字和间隔号'],
  ['一'.repeat(51), '姓名不能超过50个字'],
])('"%s" is no name: %s', (name, fault) => {
  expect(nameFault(name)).toBe(fault)
})

test.each(['晓晓', '强哥2026', '<b>', '🌙', 'a'.repeat(20), '👨‍👩‍👧'])('%s can be a nickname', (name) => {
  expect(nickNameFault(name)).toBeNull()
})

test.each([
  ['', '请输入昵称'],
  ['a'.repeat(21), '昵称不能超过20个字'],
  ['\u200b', '昵称中有无法显示的字符，请修改'],
  ['x\u202ey', '昵称中有无法显示的字符，请修改'],
  ['\u0301', '昵称中有无法显示的字符，请修改'],
])('%j cannot be a nickname: %s', (name, fault) => {
  expect(nickNameFault(name)).toBe(fault)
})

test('there are eight avatars to choose from', () => {
  expect(presetAvatars).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((at) => `/art/avatar-${at}.svg`))
})

test('a birth date cannot be tomorrow or 131 years ago', () => {
  expect(birthFault('2026-11-15', '2026-11-15')).toBeNull()
  expect(birthFault('2026-11-16', '2026-11-15')).toBe('出生日期不能晚于今天')
  expect(birthFault('1896-01-01', '2026-11-15')).toBeNull()
  expect(birthFault('1895-12-31', '2026-11-15')).toBe('出生日期过早，请核对')
})

test('every relation has a label', () => {
  expect(['self', 'spouse', 'child', 'parent', 'other'].map(relationLabel)).toEqual([
    '本人',
    '配偶',
    '子女',
    '父母',
    '家属',
  ])
})
