import { expect, test } from 'vitest'
import { paymentFile, type PaymentInstruction } from './payment-file.ts'

const one: PaymentInstruction = {
  instructionId: 'PI-0001',
  payeeName: '林晓',
  cardNo: '6225880212345678',
  bank: '招商银行',
  amountFen: 61_488,
  remark: '理赔款 C20261115000012',
}
const batch = (...instructions: PaymentInstruction[]) => ({
  batchNo: 'B20261116-01',
  day: '2026-11-16',
  instructions,
})

function fileFor(encoding: 'gbk' | 'utf-8', ...instructions: PaymentInstruction[]) {
  const file = paymentFile(batch(...instructions), encoding)
  if (file.kind !== 'file') throw new Error(JSON.stringify(file.faults))
  return { ...file, text: new TextDecoder(encoding, { ignoreBOM: true }).decode(file.bytes) }
}

test.each(['gbk', 'utf-8'] as const)(
  'a batch in %s has one row per transfer and totals that add up',
  (encoding) => {
    const two = { ...one, instructionId: 'PI-0002', payeeName: '欧阳翀', amountFen: 5 }
    const { name, count, totalFen, text } = fileFor(encoding, one, two)
    expect({ name, count, totalFen }).toEqual({ name: 'B20261116-01.csv', count: 2, totalFen: 61_493 })
    expect(text.replace('\ufeff', '').split('\r\n')).toEqual([
      '序号,指令编号,收款人户名,收款账号,开户银行,金额（元）,用途',
      '1,PI-0001,林晓,6225880212345678,招商银行,614.88,理赔款 C20261115000012',
      '2,PI-0002,欧阳翀,6225880212345678,招商银行,0.05,理赔款 C20261115000012',
      '合计,B20261116-01,2 笔,,,614.93,2026-11-16',
      '',
    ])
    expect(text.startsWith('\ufeff')).toBe(encoding === 'utf-8')
  },
)

test('commas and quotes stay inside their cell', () => {
  expect(fileFor('gbk', { ...one, bank: '招商银行,上海"徐家汇"' }).text).toContain(
    ',"招商银行,上海""徐家汇""",',
  )
})

test.each([
  ['sameIdTwice', [one, one]],
  ['amount', [{ ...one, amountFen: 0 }]],
  ['amount', [{ ...one, amountFen: 1.5 }]],
  ['card', [{ ...one, cardNo: '6225 **** **** 5678' }]],
  ['name', [{ ...one, payeeName: ' ' }]],
  ['text', [{ ...one, payeeName: '=HYPERLINK("http://x")' }]],
  ['text', [{ ...one, remark: '理赔款\n1,PI-9,某人' }]],
  ['character', [{ ...one, payeeName: '𠮷田' }]],
] as const)('a batch with a fault (%s) is not written at all', (fault, instructions) => {
  const good = { ...one, instructionId: 'PI-good' }
  const file = paymentFile(batch(good, ...instructions), 'gbk')
  expect(file).toMatchObject({ kind: 'faulty', faults: [{ instructionId: 'PI-0001', fault }] })
})

test('a name that GBK cannot encode can be sent in UTF-8', () => {
  expect(fileFor('utf-8', { ...one, payeeName: '𠮷田' }).text).toContain('𠮷田')
})
