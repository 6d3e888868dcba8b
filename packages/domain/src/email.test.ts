import { expect, test } from 'vitest'
import { emailFault, isEmail } from './email.ts'

/** 254 characters, of which the local part has 64. */
const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.co`

test('local part and address have maximum lengths', () => {
  expect(longest).toHaveLength(254)
  expect(isEmail(longest)).toBe(true)
  expect(isEmail(`${longest}m`)).toBe(false)
  expect(isEmail(`${'a'.repeat(64)}@example.com`)).toBe(true)
})

test.each([
  'lin@example.com',
  'l@b.co',
  'lin.xiao+claims@mail.example.com.cn',
  '13800000001@163.com',
  "o'neil@a-b.co",
])('%s is an address', (address) => expect(isEmail(address)).toBe(true))

test.each([
  '',
  'lin',
  'lin@',
  'lin.example.com',
  '@example.com',
  'lin@localhost',
  'lin@example.c',
  'lin@-example.com',
  'lin..xiao@example.com',
  '.lin@example.com',
  'lin@example.com ',
  'lin@example.com,other@example.com',
  '<lin@example.com>',
  '"lin xiao"@example.com',
  'lin@example.com\r\nBcc: other@example.com',
  'lin\n@example.com',
  '林@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b.'.repeat(130)}com`,
])('%j is not an address', (address) => expect(isEmail(address)).toBe(false))

test('describes the fault of what was typed', () => {
  expect(emailFault(' ')).toBe('请输入邮箱')
  expect(emailFault('lin@example')).toContain('正确的邮箱')
  expect(emailFault(' lin@example.com ')).toBeNull()
})
