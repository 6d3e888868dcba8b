import { expect, test } from 'vitest'
import { passwordFault } from './password.ts'

test.each(['Yuanli@2026', 'abcdefg1', '12345678!', '星河软件的密码1234', `a1${'x'.repeat(62)}`])(
  '%s can be a password',
  (password) => {
    expect(passwordFault(password)).toBeNull()
  },
)

test.each(['', 'Ab1!', '1234567', '12345678', 'abcdefgh', '!!!!!!!!', `a1${'x'.repeat(63)}`])(
  '"%s" breaks the rule',
  (password) => {
    expect(passwordFault(password)).toContain('8至64位')
  },
)

test('rejects the most common passwords in any case', () => {
  expect(passwordFault('Password123')).toContain('常见')
  for (const password of ['qwer1234', 'a123456789', 'Admin123', 'welcome1', 'YuanLi2026', 'woaini521'])
    expect(passwordFault(password)).toContain('常见')
})
