import { checkCharacter } from '@yf/domain/certificate'
import { expect, test } from 'vitest'
import { feedbackOf } from './feedback.ts'

const body = '99010020160601024'
const right = body + checkCharacter(body)
const wrong = right.replace('0601', '0602')

test('counts the characters while an ID card number is typed', () => {
  expect(feedbackOf('idCard', '', false)).toEqual({})
  expect(feedbackOf('idCard', '990100', false)).toEqual({ hint: '已输入6位，共18位' })
})

test('the eighteenth character decides at once', () => {
  expect(feedbackOf('idCard', right, false)).toEqual({ hint: '格式校验通过' })
  expect(feedbackOf('idCard', wrong, false)).toEqual({ error: '证件号码有误，请逐位核对' })
})

test('reports an incomplete number when the field loses focus', () => {
  expect(feedbackOf('idCard', '990100', true)).toEqual({ error: '证件号码应为18位，当前6位' })
  expect(feedbackOf('passport', 'E1', false)).toEqual({})
  expect(feedbackOf('passport', 'E1', true).error).toContain('护照号')
})
