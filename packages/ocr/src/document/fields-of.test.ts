import { expect, test } from 'vitest'
import { fieldsFor } from './fields-of.ts'
import { sheetOf } from './test-sheet.ts'

const receipt = [
  '北京市医疗门诊收费票据（电子）',
  '票据代码：11060122 | 票据号码：0123456789',
  '交款人：张晓明 | 开票日期：2023-05-06',
  '西药费 | 123.45',
  '金额合计（大写）：壹佰贰拾叁元肆角伍分 | （小写）：123.45',
  '医疗机构类型：综合医院 | 就诊日期：20230505',
  '收款单位（章）：云溪市人民医院',
]
const read = (rows: readonly string[], options = {}) => fieldsFor('medicalReceipt', sheetOf(rows, options))

test('a medical receipt yields all its fields, and an institution type is not its name', async () => {
  expect(await read(receipt)).toMatchObject({
    code: { value: '11060122', isSure: true },
    number: { value: '0123456789', isSure: true },
    date: { value: '2023-05-06', isSure: true },
    total: { value: 12345, isSure: true },
    capitalAmount: { value: 12345, isSure: true },
    payer: { value: '张晓明', isSure: false },
    hospital: { value: '云溪市人民医院', isSure: false },
  })
})

test('figures and words that contradict each other leave the total unsure', async () => {
  const rows = receipt.map((row) => row.replace('（小写）：123.45', '（小写）：128.45'))
  const { total, capitalAmount } = await read(rows)
  expect(total).toMatchObject({ value: 12845, isSure: false })
  expect(total!.confidence).toBeLessThan(0.7)
  expect(capitalAmount?.isSure).toBe(false)
})

test('joins an amount in words torn in two, and ignores the rest of a torn line', async () => {
  const torn = receipt.map((row) => row.replace('贰拾叁元', '贰拾叁元 | '))
  expect((await read(torn)).capitalAmount).toMatchObject({ value: 12345, isSure: true })
  const rest = receipt.map((row) => row.replace('壹佰贰拾叁元', ''))
  expect((await read(rest)).capitalAmount).toBeUndefined()
})

test('a number that a second reading contradicts is unsure', async () => {
  const { number } = await read(receipt, { again: '票据号码：0123456780' })
  expect(number).toMatchObject({ value: '0123456789', isSure: false })
})

test('a number with one faint digit is unsure, and the QR code wins over it', async () => {
  expect((await read(receipt, { confidence: 0.8 })).number?.isSure).toBe(false)
  const qr = '01,2,11060122,0123456780,a1b2c3,20230506,123.45'
  const { number, date, total } = await read(receipt, { confidence: 0.8, qr })
  expect(number).toMatchObject({ value: '0123456780', isSure: true, source: 'qr', region: null })
  expect(date).toMatchObject({ value: '2023-05-06', isSure: true, source: 'both' })
  expect(total).toMatchObject({ value: 12345, isSure: true, source: 'both' })
})

test('an expected name and a known hospital are sure', async () => {
  const expectedValues = { expectedNames: ['李雷', '张晓明'], expectedHospitals: ['云溪市人民医院'] }
  expect(await read(receipt, expectedValues)).toMatchObject({
    payer: { isSure: true },
    hospital: { isSure: true },
  })
  const { payer } = await read(receipt, { expectedNames: ['张晓朋'] })
  expect(payer).toMatchObject({ value: '张晓朋', isSure: false })
})

test('a digital invoice names buyer and seller side by side and has no code', async () => {
  const rows = [
    '电子发票（普通发票） | 发票号码：23442000000014209621',
    '开票日期：2023年02月15日',
    '名称：张晓明 | 名称：云溪口腔门诊部有限公司',
    '合计 | ¥100.00 | ¥12.00',
    '价税合计（大写） | 壹佰壹拾贰圆整 | （小写）¥112.00',
  ]
  const fields = await fieldsFor('vatInvoice', sheetOf(rows))
  expect(fields).toMatchObject({
    number: { value: '23442000000014209621' },
    date: { value: '2023-02-15' },
    total: { value: 11200, isSure: true },
    payer: { value: '张晓明' },
    hospital: { value: '云溪口腔门诊部有限公司' },
  })
  expect(fields.code).toBeUndefined()
})

test('joins the groups of a card number and identifies the bank', async () => {
  const fields = await fieldsFor(
    'bankCard',
    sheetOf(['中国工商银行', '6222 0212 | 3456 7890 128', '银联 UnionPay']),
  )
  expect(fields).toMatchObject({
    cardNumber: { value: '6222021234567890128', isSure: true },
    bank: { value: '中国工商银行' },
    cardKind: { value: '储蓄卡' },
  })
})

test('returns a card number that fails its check as read, for manual correction', async () => {
  const fields = await fieldsFor('bankCard', sheetOf(['中国工商银行', '6222021234567890129']))
  expect(fields).toMatchObject({ cardNumber: { value: '6222021234567890129', isSure: false } })
})

test('an identity card has name and number on one side, its term on the other', async () => {
  const front = await fieldsFor(
    'idCardFront',
    sheetOf(['姓名 | 欧阳晓明', '性别 | 男 | 民族 | 汉', '公民身份号码 | 990101199003070015']),
  )
  expect(front).toMatchObject({
    name: { value: '欧阳晓明', isSure: false },
    idNumber: { value: '990101199003070015', isSure: true },
  })
  const back = await fieldsFor('idCardBack', sheetOf(['居民身份证', '有效期限 | 2015.02.18-2025.02.18']))
  expect(back).toMatchObject({
    validFrom: { value: '2015-02-18', isSure: true },
    validTo: { value: '2025-02-18', isSure: true },
  })
  const forGood = await fieldsFor('idCardBack', sheetOf(['有效期限 | 2015.02.18-长期']))
  expect(forGood.validTo?.value).toBe('长期')
})

test.each([
  ['the seller stands two pixels higher', ['名称：云溪口腔门诊部有限公司', '名称：张晓明']],
  ['the stamp stands on the seller', ['名称：张晓明 | 名称：云溪口腔门诊部有限公司发票专用章']],
])('distinguishes buyer and seller where %s', async (_, rows) => {
  const fields = await fieldsFor('vatInvoice', sheetOf(rows))
  expect([fields.payer?.value, fields.hospital?.value]).toEqual(['张晓明', '云溪口腔门诊部有限公司'])
})

test.each([
  ['a part of it', '款人：张晓明 | 开票日期：2023-05-06', {}],
  ['all of it', '张晓明 | 开票日期：2023-05-06', {}],
  ['all of it, beside the sex', '张晓明 | 性别：女', {}],
  ['all of it, and the name is expected', '门诊 | 张晓明', { expectedNames: ['张晓明'] }],
])('finds a payer whose label lost %s, unsure unless expected', async (_, row, options) => {
  expect((await read([row], options)).payer?.value).toBe('张晓明')
})

test('the payee and the cashier are not the payer', async () => {
  expect((await read(['收款人：李雷 | 复核人：韩梅梅'])).payer).toBeUndefined()
})
