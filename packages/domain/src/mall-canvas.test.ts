import { expect, test } from 'vitest'
import { canvasFaults, isCanvasLink, isCanvasPicture, type CanvasBlock } from './mall-canvas.ts'

const item = { picture: '/art/mall/gift.svg', title: '年货节', note: '', link: '/welfare?area=2' }
const block = (more: Partial<CanvasBlock>): CanvasBlock => ({
  id: 'b1',
  kind: 'banner',
  title: '',
  items: [],
  productIds: [],
  until: null,
  ...more,
})
const faultTexts = (more: Partial<CanvasBlock>) =>
  canvasFaults([block(more)]).map(({ message: words }) => words)

test('a block with everything that its kind needs can be shown', () => {
  expect(faultTexts({ items: [item] })).toEqual([])
  expect(faultTexts({ kind: 'grid', items: Array.from({ length: 10 }, () => item) })).toEqual([])
  expect(faultTexts({ kind: 'areas' })).toEqual([])
  expect(faultTexts({ kind: 'products', title: '好物', productIds: ['p1'] })).toEqual([])
  expect(
    faultTexts({ kind: 'countdown', title: '抢购', productIds: ['p1'], until: '2026-12-01 00:00:00' }),
  ).toEqual([])
})

test('reports what is missing, and in which block', () => {
  expect(canvasFaults([block({ kind: 'areas' }), block({ items: [] })])).toEqual([
    { at: 1, message: '请至少添加一项' },
  ])
  expect(faultTexts({ items: Array.from({ length: 7 }, () => item) })).toEqual(['最多 6 项'])
  expect(faultTexts({ kind: 'grid', items: Array.from({ length: 11 }, () => item) })).toEqual(['最多 10 项'])
  expect(faultTexts({ items: [{ ...item, title: ' ' }] })).toEqual(['每一项都要有标题'])
  expect(faultTexts({ items: [{ ...item, picture: '' }] })).toEqual(['每一项都要有图片'])
  expect(faultTexts({ items: [{ ...item, link: 'https://example.com' }] })).toEqual([
    '链接请填写本应用的路径，或 site: 开头的合作站点',
  ])
  expect(faultTexts({ kind: 'products', title: ' ', productIds: [] })).toEqual([
    '请填写标题',
    '请至少选择一件商品',
  ])
  expect(faultTexts({ kind: 'countdown', title: '抢购', productIds: ['p1'] })).toEqual(['请选择结束时间'])
})

test.each([
  ['', true],
  ['/welfare?area=1', true],
  ['site:mall', true],
  ['site:mall/points', true],
  ['//evil.example', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
  ['site:mall?x', false],
  ['/a b', false],
  ['https://evil.example?site:mall', false],
])('the link %s: %s', (link, isFine) => expect(isCanvasLink(link)).toBe(isFine))

test('pictures are our own', () => {
  expect(isCanvasPicture('/art/mall/gift.svg')).toBe(true)
  expect(isCanvasPicture('https://example.com/art/gift.svg')).toBe(false)
  expect(isCanvasPicture('/art/')).toBe(false)
  expect(isCanvasPicture('x/art/gift.svg')).toBe(false)
  expect(isCanvasPicture('/art/gift.svg?from=1')).toBe(false)
})
