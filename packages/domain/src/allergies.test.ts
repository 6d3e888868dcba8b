import { expect, test } from 'vitest'
import { allergyWarnings } from './allergies.ts'

const warned = (allergies: string[], medicines: string[]) =>
  allergyWarnings(allergies, medicines).map(({ medicine, group }) => [medicine, group])

test.each([
  ['青霉素过敏', '阿莫西林胶囊', '青霉素类'],
  ['阿莫西林', '注射用青霉素钠', '青霉素类'],
  ['头孢', '头孢克肟分散片', '头孢类'],
  ['磺胺', '复方新诺明片', '磺胺类'],
  ['阿司匹林', '布洛芬缓释胶囊', '解热镇痛药'],
  ['对乙酰氨基酚', '复方氨酚烷胺片', '解热镇痛药'],
  ['阿奇霉素', '罗红霉素胶囊', '大环内酯类'],
  ['左氧氟沙星', '莫西沙星片', '喹诺酮类'],
  ['海鲜', '硫酸氨基葡萄糖胶囊', '海鲜、甲壳类'],
  ['氯雷他定', '氯雷他定片', '氯雷他定'],
  [' 氯雷他定 ', '氯雷他定片', '氯雷他定'],
  ['非甾', '布洛芬缓释胶囊', '解热镇痛药'],
  ['虾', '硫酸氨基葡萄糖胶囊', '海鲜、甲壳类'],
])('an allergy to %s warns of %s', (allergy, medicine, group) => {
  expect(warned([allergy], [medicine])).toEqual([[medicine, group]])
})

test.each([
  ['青霉素', '头孢克肟分散片'],
  ['花粉', '蒙脱石散'],
  ['头孢', '阿莫西林胶囊'],
  ['', '阿莫西林胶囊'],
  ['无', '连花清瘟胶囊'],
  ['牛奶', '氯雷他定片'],
  // A single character that is in many names identifies nothing.
  ['素', '阿莫西林胶囊'],
  ['片', '氯雷他定片'],
])('%s has no warning about %s', (allergy, medicine) => {
  expect(warned([allergy], [medicine])).toEqual([])
})

test('names each risky medicine once per allergy', () => {
  expect(warned(['青霉素', '头孢'], ['阿莫西林胶囊', '头孢拉定胶囊', '蒙脱石散'])).toEqual([
    ['阿莫西林胶囊', '青霉素类'],
    ['头孢拉定胶囊', '头孢类'],
  ])
})
