import { expect, test } from 'vitest'
import { invoiceCodeOf } from './qr-payload.ts'

test("an older invoice's code gives code, number and date, and no total: its amount is before tax", () => {
  expect(invoiceCodeOf('01,10,011001605111,80100798,64.9,20161018,85342965681116380258,1774,')).toEqual({
    kind: 'vatInvoice',
    code: '011001605111',
    number: '80100798',
    date: '2016-10-18',
    total: null,
  })
})

test('a fully digital invoice has no code, a number of twenty digits, and its amount includes tax', () => {
  expect(invoiceCodeOf('01,32,,23442000000014209621,112,20230215,,74AE')).toEqual({
    kind: 'vatInvoice',
    code: null,
    number: '23442000000014209621',
    date: '2023-02-15',
    total: 11200,
  })
})

test("a medical receipt's code is a list or the address of a look-up page", () => {
  const known = { kind: 'medicalReceipt', code: '11060122', number: '0123456789' }
  expect(invoiceCodeOf('01,2,11060122,0123456789,a1b2c3,20230506,123.45')).toEqual({
    ...known,
    date: '2023-05-06',
    total: 12345,
  })
  const look = { ...known, date: null, total: null }
  expect(
    invoiceCodeOf('https://bill.example.cn/check?billBatchCode=11060122&billNo=0123456789&random=ab'),
  ).toEqual(look)
  expect(invoiceCodeOf('http://bill.example.cn/page/11060122/0123456789/a1b2c3')).toEqual(look)
})

test.each(['hello', 'https://example.cn/', '01,10,abc,80100798,64.9,20161018', ''])(
  '%s is no invoice',
  (text) => expect(invoiceCodeOf(text)).toBe(null),
)
