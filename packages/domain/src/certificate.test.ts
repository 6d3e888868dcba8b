import { expect, test } from 'vitest'
import {
  birthOf,
  certificateFacts,
  certificateFault,
  certificateKinds,
  certificateLabel,
  checkCharacter,
  genderOf,
  isCertificateNumber,
  tidyCertificate,
  type CertificateKind,
} from './certificate.ts'

const invented = `99990019900307123${checkCharacter('99990019900307123')}`

test('accepts a number with a correct check character, and rejects one changed digit', () => {
  expect(isCertificateNumber(invented)).toBe(true)
  const changed = invented.replace('0307', '0308')
  expect(isCertificateNumber(changed)).toBe(false)
})

test('the check character can be X', () => {
  const body = Array.from({ length: 1000 }, (_, n) => `11010119900307${String(n).padStart(3, '0')}`).find(
    (digits) => checkCharacter(digits) === 'X',
  )
  expect(body).toBeDefined()
  expect(isCertificateNumber(`${body}X`)).toBe(true)
  expect(isCertificateNumber(`${body}x`)).toBe(false)
})

test('rejects a day that does not exist even if the check character fits', () => {
  const body = '11010119900230123'
  expect(isCertificateNumber(body + checkCharacter(body))).toBe(false)
})

test.each(['', '123', '11010519491231002', '11010519491231002XX', '01010519491231002X'])(
  '"%s" is no certificate number',
  (number) => {
    expect(isCertificateNumber(number)).toBe(false)
  },
)

test('rejects text before or after a number, even where its parts would fit', () => {
  const zeroFirst = Array.from({ length: 99 }, (_, n) => `010101199003071${String(n).padStart(2, '0')}`).find(
    (digits) => checkCharacter(digits) !== 'X',
  )!
  expect(isCertificateNumber(`${zeroFirst}${checkCharacter(zeroFirst)}0`)).toBe(false)
  expect(isCertificateNumber(` ${invented}`)).toBe(false)
  expect(isCertificateNumber(`${invented}0`)).toBe(false)
})

test('reads birth and gender from the number', () => {
  expect(birthOf(invented)).toBe('1990-03-07')
  expect(genderOf(invented)).toBe(1)
  expect(genderOf('999900199003071241')).toBe(2)
})

const foreigner = `91100019850203118${checkCharacter('91100019850203118')}`

test.each<[CertificateKind, string]>([
  ['idCard', invented],
  ['passport', 'E12345678'],
  ['passport', 'EA1234567'],
  ['passport', '123456789'],
  ['hkMacaoPermit', 'H12345678'],
  ['hkMacaoPermit', 'M1234567801'],
  ['passport', 'E1234'],
  ['taiwanPermit', '12345678'],
  ['taiwanPermit', '1234567801'],
  ['foreignerResident', 'CAN110078022801'],
  ['foreignerResident', foreigner],
])('as %s, %s is accepted', (kind, number) => {
  expect(certificateFault(kind, number)).toBeNull()
})

test.each<[CertificateKind, string, string]>([
  ['idCard', '', '请输入证件号码'],
  ['idCard', invented.slice(1), '证件号码应为18位，当前17位'],
  ['idCard', invented.replace('0307', '0308'), '证件号码有误，请逐位核对'],
  ['passport', 'ABCDEFG', '护照号为5至9位字母和数字，请核对'],
  ['passport', 'E1234567890', '护照号为5至9位字母和数字，请核对'],
  ['passport', 'E123', '护照号为5至9位字母和数字，请核对'],
  ['hkMacaoPermit', 'A12345678', '通行证号以H或M开头，后跟8位数字，请核对'],
  ['hkMacaoPermit', 'XH12345678', '通行证号以H或M开头，后跟8位数字，请核对'],
  ['hkMacaoPermit', 'H123456789', '通行证号以H或M开头，后跟8位数字，请核对'],
  ['hkMacaoPermit', 'H12345678X', '通行证号以H或M开头，后跟8位数字，请核对'],
  ['taiwanPermit', '1234567', '通行证号为8位数字，请核对'],
  ['taiwanPermit', '123456789', '通行证号为8位数字，请核对'],
  ['taiwanPermit', 'X12345678', '通行证号为8位数字，请核对'],
  ['taiwanPermit', '12345678X', '通行证号为8位数字，请核对'],
  ['foreignerResident', 'XCAN110078022801', '证件号码应为18位，当前16位'],
  ['foreignerResident', 'CAN1100780228012', '证件号码应为18位，当前16位'],
  ['foreignerResident', '110100199003071230', '证件号码应以9开头，请核对'],
  [
    'foreignerResident',
    `${foreigner.slice(0, 17)}${foreigner.endsWith('1') ? '2' : '1'}`,
    '证件号码有误，请逐位核对',
  ],
])('as %s, "%s" is refused: %s', (kind, number, fault) => {
  expect(certificateFault(kind, number)).toBe(fault)
})

test('compares a number without spaces and in capitals', () => {
  expect(tidyCertificate(' 110101 19900307 002x ')).toBe('11010119900307002X')
})

test('reads birth and gender only from a valid number', () => {
  expect(certificateFacts('idCard', invented)).toEqual({ birth: '1990-03-07', gender: 1 })
  expect(certificateFacts('foreignerResident', foreigner)).toEqual({ birth: '1985-02-03', gender: 2 })
  expect(certificateFacts('foreignerResident', 'CAN110078022801')).toBeNull()
  expect(certificateFacts('passport', 'E12345678')).toBeNull()
  expect(certificateFacts('passport', invented)).toBeNull()
})

test('every kind has a display name', () => {
  expect(certificateKinds.map(({ kind }) => certificateLabel(kind))).toEqual([
    '身份证',
    '护照',
    '港澳居民来往内地通行证',
    '台湾居民来往大陆通行证',
    '外国人永久居留身份证',
  ])
  expect(certificateLabel('library')).toBe('证件')
})
