import { expect, test } from 'vitest'
import { companyMachine, companyStatuses, statusActions, suspendedText } from './company-status.ts'
import { canMove } from './state-machine.ts'

test('a company is prepared, active and suspended, and never prepared again', () => {
  expect(Object.values(companyStatuses)).toEqual(['筹备', '启用', '停用'])
  expect(canMove(companyMachine, 'preparing', 'active')).toBe(true)
  expect(canMove(companyMachine, 'preparing', 'suspended')).toBe(false)
  expect(canMove(companyMachine, 'active', 'suspended')).toBe(true)
  expect(canMove(companyMachine, 'suspended', 'active')).toBe(true)
  expect(canMove(companyMachine, 'active', 'preparing')).toBe(false)
  expect(canMove(companyMachine, 'suspended', 'preparing')).toBe(false)
  expect(statusActions).toEqual({ active: '启用', suspended: '停用' })
})

test('members read which companies are suspended, what goes on, and whom to ask', () => {
  expect(suspendedText(['远山物流', '海纳制造'])).toBe(
    '远山物流、海纳制造的服务已暂停，暂时不能进入。已提交的理赔会继续处理，恢复时间请咨询企业人力资源',
  )
})
