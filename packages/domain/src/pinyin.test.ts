import { expect, test } from 'vitest'
import { initialsOf, isSpelt, soundsAlike } from './pinyin.ts'

test('pinyin initials follow medical readings', () => {
  expect(initialsOf('急性咽炎')).toBe('jxyy')
  expect(initialsOf('咳嗽')).toBe('ks')
  expect(initialsOf('1型糖尿病')).toBe('1xtnb')
  expect(initialsOf('他汀（降脂）ABC')).toBe('ttjzabc')
  // A repetition mark has no sound.
  expect(initialsOf('人々')).toBe('r')
})

test('reads the first and the last syllable too', () => {
  expect(initialsOf('吖阿啊昨坐做')).toBe('aaazzz')
})

test.each([
  ['协合医院', '协和医院'],
  ['仁计医院', '仁济医院'],
  ['同济医院', '童济医院'],
  ['华珊医院', '华山医院'],
  ['瑞金医院', '睿锦医院'],
  ['绿园路', '律元路'],
  ['咳', '克'],
  ['A座', 'a坐'],
])('%s and %s sound alike', (one, other) => {
  expect(soundsAlike(one, other)).toBe(true)
})

test.each([
  ['协和医院', '协和'],
  ['协和医院', '协作医院'],
  ['绿园', '路园'],
  ['西安', '先'],
  ['身', '生'],
  ['阿', '吧'],
])('%s and %s do not', (one, other) => {
  expect(soundsAlike(one, other)).toBe(false)
})

test.each(['', 'xiehe', 'xhyy', 'xieheyy', 'bjxh', 'beijingxieheyiyuan', 'y', 'xieh'])(
  '%s spells it',
  (letters) => {
    expect(isSpelt('北京协和医院', letters)).toBe(true)
  },
)

test.each(['ie', 'yuann', 'iehe', 'xhyyb', 'xhb', 'xihe', 'yuanz', 'v'])('%s does not', (letters) => {
  expect(isSpelt('北京协和医院', letters)).toBe(false)
})
