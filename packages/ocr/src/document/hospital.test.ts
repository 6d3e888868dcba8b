import { randomOf } from '@yf/ocr-pictures/random'
import { inventHospital } from '@yf/ocr-pictures/styles/held-out/vocabulary'
import { hospitalName } from '@yf/ocr-pictures/vocabulary/places'
import { expect, test } from 'vitest'
import { inDirectory } from './hospital-directory.ts'
import { hospitalField } from './hospital.ts'
import { sheetOf } from './test-sheet.ts'

const hospital = async (rows: readonly string[], options = {}) =>
  (await hospitalField(sheetOf(rows, options), 'medicalReceipt')).hospital

test.each([
  ['a kind of institution whose colon is lost', ['医疗机构类型综合医院', '收款单位（章）：云溪市人民医院']],
  ['a kind of institution below the name', ['云溪市人民医院', '医疗机构类型 | 综合医院']],
  ['a stamp glued behind the name', ['收款单位（章）：云溪市人民医院收费专用章']],
  ['a stamp glued before the name', ['收款单位（章）：收费专用章云溪市人民医院']],
  ['the edge of a stamp before the name', ['收款单位（章）：章云溪市人民医院']],
  ['a name torn by a stamp', ['收款单位（章）：云溪市 | 人民医院']],
])('%s is not part of the name', async (_, rows) => {
  expect((await hospital(rows))?.value).toBe('云溪市人民医院')
})

test('a document that only states the institution type yields no name', async () => {
  expect(await hospital(['医疗机构类型综合医院', '医疗机构类型：三级甲等医院'])).toBeUndefined()
})

test('a misread name becomes the similar known one, and is unsure', async () => {
  const expectedHospitals = ['永霁市肿瘤医院', '云溪市人民医院']
  const field = await hospital(['收款单位（章）：永雾市肿瘤医院'], { expectedHospitals })
  expect(field).toMatchObject({ value: '永霁市肿瘤医院', isSure: false })
})

test('a missing region does not make another hospital, a different number does', async () => {
  const expectedHospitals = ['云溪市第二人民医院', '湖北省望澜中心医院']
  const read = (name: string) => hospital([`收款单位（章）：${name}`], { expectedHospitals })
  expect((await read('望澜中心医院'))?.value).toBe('湖北省望澜中心医院')
  expect((await read('云溪市第一人民医院'))?.value).toBe('云溪市第一人民医院')
})

test.each([
  ['协合医院', ['协和医院', '仁济医院']],
  ['上海仁计医院', ['上海仁济医院', '上海仁和医院']],
  ['望澜忠信医院', ['湖北省望澜中心医院', '望澜中医院']],
])('%s becomes the known hospital that sounds alike, marked as such and unsure', async (read, directory) => {
  const { hospital: field, votes } = await hospitalField(
    sheetOf([`收款单位（章）：${read}`, read], { expectedHospitals: directory }),
    'medicalReceipt',
  )
  expect(field).toMatchObject({ value: directory[0], isSure: false })
  expect(votes).toContainEqual(expect.objectContaining({ from: 'sound', name: directory[0] }))
})

test.each([
  ['two hospitals sound like it', '人和医院', ['仁和医院', '仁合医院']],
  ['it has another number', '仁计第二医院', ['仁济第一医院']],
  ['it has a quarter that only sounds so', '冬方医院', ['东方医院']],
  ['it has another number that sounds so', '仁济第一医院', ['仁济第医医院']],
  ['it looks like one and sounds like another', '望兰中新人民医院', ['望兰中兴人民医院', '望澜忠心人民医院']],
  ['without its region it is too short', '仁计医院', ['武昌市仁济医院']],
  ['it has another region', '汉口市仁济肿瘤医院', ['武昌市仁济肿瘤医院']],
  ['it has another region and sounds so', '汉口市仁计肿瘤医院', ['武昌市仁济肿瘤医院']],
])('where %s the directory has no match', (_, read, directory) => {
  expect(inDirectory(read, directory)).toBeNull()
})

/** Typed by sound. */
const homophones: Readonly<Record<string, string>> = Object.fromEntries(
  [...'澜兰霁季泽择岚蓝陵凌岭领湾弯鸣名川穿丰峰礼理和合济计民岷儿而童同榆鱼棠堂阳羊渭位琅郎桐铜'].flatMap(
    (sign, at, all) => (at % 2 === 0 ? [[sign, all[at + 1]!]] : []),
  ),
)
const byEar = (name: string) => [...name].map((sign) => homophones[sign] ?? sign).join('')

test.each([
  ['one hand', hospitalName],
  ['another hand', inventHospital],
])('of the names of %s typed by sound most are found, and none is mistaken for another', (_, nameOf) => {
  const random = randomOf(7)
  const directory = [...new Set(Array.from({ length: 120 }, () => nameOf(random)))]
  const typed = directory.filter((name) => byEar(name) !== name)
  const meant = typed.map((name) => ({ name, found: inDirectory(byEar(name), directory)?.name ?? null }))
  expect(meant.filter(({ name, found }) => found !== null && found !== name)).toEqual([])
  expect(meant.filter(({ found }) => found).length / typed.length).toBeGreaterThan(0.9)
})

test('reports the votes: which part supported which name, and its weight', async () => {
  const rows = ['云溪市人民医院', '交款人：张晓明', '开票日期：2023-05-06', '收款单位（章）：云溪市人民医院']
  const { hospital: field, votes } = await hospitalField(
    sheetOf(rows, { expectedHospitals: ['云溪市人民医院'] }),
    'medicalReceipt',
  )
  expect(field).toMatchObject({ value: '云溪市人民医院', isSure: true })
  expect(votes.map(({ from }) => from)).toEqual(expect.arrayContaining(['payee', 'heading', 'directory']))
  expect(votes.every(({ name, weight }) => name === '云溪市人民医院' && weight > 0)).toBe(true)
})
