import { expect, test } from 'vitest'
import { rightReturnReasons } from './right-returns.ts'

test('a benefit is returned for one of five reasons, none of which reveals an illness', () => {
  expect(Object.values(rightReturnReasons)).toEqual([
    '医生长时间未回复',
    '问诊未能完成',
    '系统或网络故障',
    '重复发起的问诊',
    '服务补偿',
  ])
})
