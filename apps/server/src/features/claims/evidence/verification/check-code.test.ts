import { expect, test } from 'vitest'
import { checkCodeIn } from './check-code.ts'

test.each([
  [
    'a VAT invoice',
    '01,04,011002600111,20000001,128.50,20260220,12345678901234567890,A1B2,',
    '20000001',
    '12345678901234567890',
  ],
  [
    'a fully digital invoice',
    '01,32,,26112000000012345678,128.50,20260220,,C9D1',
    '26112000000012345678',
    null,
  ],
  ['a medical receipt', '11060126,0000012345,a1b2c3,20260220,128.50', '0000012345', 'a1b2c3'],
  ['a medical receipt without one', '11060126,0000012345,20260220,128.50', '0000012345', null],
  ['another invoice', '11060126,0000012345,a1b2c3,20260220,128.50', '0000099999', null],
  ['no number', '11060126,0000012345,a1b2c3,20260220,128.50', null, null],
])('reads the check code of %s from its QR code', (_, text, number, code) =>
  expect(checkCodeIn(['https://a.example', text], number)).toBe(code),
)
