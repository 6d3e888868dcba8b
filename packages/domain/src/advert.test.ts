import { expect, test } from 'vitest'
import { advertDifferences, advertPositions, isAdvertLink, type AdvertContent } from './advert.ts'

test.each(['/examination', '/media/claim-guide.mp4', 'https://a.example/x', 'site:mall', 'site:mall/points'])(
  '%s can be opened',
  (address) => expect(isAdvertLink(address)).toBe(true),
)

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'examination',
  'site:nobody',
  'site:mall?x=1',
  'xsite:mall',
  'site:',
  '',
])('%j cannot be opened', (address) => expect(isAdvertLink(address)).toBe(false))

const advert: AdvertContent = {
  position: 'banner',
  title: '体检季',
  summary: '',
  picLink: null,
  jumpUrl: '/examination',
  startTime: '2026-03-01 00:00:00',
  endTime: '2026-04-01 00:00:00',
  sort: 1,
}

test('lists the changes line by line, and nothing for no change', () => {
  expect(advertDifferences(advert, { ...advert })).toEqual([])
  const after: AdvertContent = {
    position: 'dialog',
    title: '年度体检季',
    summary: '关心自己',
    picLink: '/art/banner-checkup.svg',
    jumpUrl: null,
    startTime: '2026-03-02 08:30:00',
    endTime: '2026-04-02 00:00:00',
    sort: 2,
  }
  expect(advertDifferences(advert, after)).toEqual([
    '位置：首页横幅 → 首页弹窗',
    '标题：体检季 → 年度体检季',
    '说明：无 → 关心自己',
    '链接：/examination → 无',
    '开始时间：2026-03-01 00:00 → 2026-03-02 08:30',
    '结束时间：2026-04-01 00:00 → 2026-04-02 00:00',
    '顺序：1 → 2',
    '修改了图片',
  ])
})

test('a dialog says that it comes once, and text adverts have no picture', () => {
  expect(advertPositions.dialog.note).toContain('每人只弹一次')
  const withPicture = Object.values(advertPositions).filter(({ hasPicture }) => hasPicture)
  expect(withPicture.map(({ name }) => name)).toEqual(['首页横幅', '首页弹窗'])
})
