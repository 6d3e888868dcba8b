import { expect, test } from 'vitest'
import { hospitalField } from './hospital.ts'
import { sheetOf } from './test-sheet.ts'

const hospital = async (rows: readonly string[], written = {}) =>
  (await hospitalField(sheetOf(rows, written), 'medicalReceipt')).hospital

test.each([
  ['a kind of house whose colon is lost', ['医疗机构类型综合医院', '收款单位（章）：云溪市人民医院']],
  ['a kind of house below the name', ['云溪市人民医院', '医疗机构类型 | 综合医院']],
  ['a stamp glued behind the name', ['收款单位（章）：云溪市人民医院收费专用章']],
  ['a stamp glued before the name', ['收款单位（章）：收费专用章云溪市人民医院']],
  ['the edge of a stamp before the name', ['收款单位（章）：章云溪市人民医院']],
  ['a name torn by a stamp', ['收款单位（章）：云溪市 | 人民医院']],
])('%s is no part of it', async (_, rows) => {
  expect((await hospital(rows))?.value).toBe('云溪市人民医院')
})

test('a paper that only says what kind of house it is names none', async () => {
  expect(await hospital(['医疗机构类型综合医院', '医疗机构类型：三级甲等医院'])).toBeUndefined()
})

test('a misread name is the known one that it looks like, and not sure', async () => {
  const expectedHospitals = ['永霁市肿瘤医院', '云溪市人民医院']
  const field = await hospital(['收款单位（章）：永雾市肿瘤医院'], { expectedHospitals })
  expect(field).toMatchObject({ value: '永霁市肿瘤医院', isSure: false })
})

test('the region that people leave out makes no other house of it, a number does', async () => {
  const expectedHospitals = ['云溪市第二人民医院', '湖北省望澜中心医院']
  const read = (name: string) => hospital([`收款单位（章）：${name}`], { expectedHospitals })
  expect((await read('望澜中心医院'))?.value).toBe('湖北省望澜中心医院')
  expect((await read('云溪市第一人民医院'))?.value).toBe('云溪市第一人民医院')
})

test('the vote is told: who spoke for which name, and how loudly', async () => {
  const rows = ['云溪市人民医院', '交款人：张晓明', '开票日期：2023-05-06', '收款单位（章）：云溪市人民医院']
  const { hospital: field, votes } = await hospitalField(
    sheetOf(rows, { expectedHospitals: ['云溪市人民医院'] }),
    'medicalReceipt',
  )
  expect(field).toMatchObject({ value: '云溪市人民医院', isSure: true })
  expect(votes.map(({ from }) => from)).toEqual(expect.arrayContaining(['payee', 'heading', 'directory']))
  expect(votes.every(({ name, weight }) => name === '云溪市人民医院' && weight > 0)).toBe(true)
})
