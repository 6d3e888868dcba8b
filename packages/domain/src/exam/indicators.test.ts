import { expect, test } from 'vitest'
import { examGroups, indicators } from './indicators.ts'

test('a report is ordered by named groups', () => {
  expect(Object.values(examGroups)).toEqual([
    '一般检查',
    '血常规',
    '血糖',
    '血脂',
    '肝功能',
    '肾功能',
    '甲状腺功能',
    '肿瘤标志物',
    '影像与专科',
  ])
  const groups = new Set(Object.values(indicators).map(({ group }) => group))
  expect([...groups].toSorted()).toEqual(Object.keys(examGroups).toSorted())
})

test.each(Object.entries(indicators))('%s has a Chinese name and advice', (_, of) => {
  expect(of.name).toMatch(/[\u4e00-\u9fff]{2,}/)
  expect(of.advice).toMatch(/[\u4e00-\u9fff]{4,}/)
})

test('each limit is a number or absent', () => {
  for (const [code, { ranges }] of Object.entries(indicators))
    for (const { low, high } of ranges)
      for (const limit of [low, high]) expect([code, limit === null || limit > 0]).toEqual([code, true])
  expect(indicators['HGB']?.ranges).toEqual([
    { gender: 1, low: 130, high: 175 },
    { gender: 2, low: 115, high: 150 },
  ])
})

test('explains a high marker calmly: many harmless causes raise it', () => {
  const markers = Object.values(indicators).filter(({ group }) => group === 'tumour')
  expect(markers).toHaveLength(5)
  for (const { high, advice } of markers) {
    expect(high).toMatch(/^[\u4e00-\u9fff、]+等情况可能使它升高，炎症和良性疾病也会，单独一次升高不说明患病$/)
    expect(advice).toBe('请在 1 至 3 个月内复查；持续升高请到相应专科进一步检查')
  }
})
