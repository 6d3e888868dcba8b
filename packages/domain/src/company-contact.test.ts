import { expect, test } from 'vitest'
import {
  contactChanges,
  contactFaults,
  emptyContact,
  isTelephone,
  trimmedContact,
} from './company-contact.ts'

const whole = { ...emptyContact, department: '人力资源部', phone: '021-55508800' }

test.each([
  '13800138000',
  '021-55508800',
  '02155508800',
  '0571-55506600-8012',
  '400-800-1234',
  '4008001234',
  '95588',
])('%s can be called', (phone) => {
  expect(isTelephone(phone)).toBe(true)
})

test.each([
  '',
  '12345',
  '23800138000',
  '021 55508800',
  '138001380001',
  '021-555088001234',
  'tel:95588',
  '9558',
])('%s cannot be called', (phone) => {
  expect(isTelephone(phone)).toBe(false)
})

test('a company names no contact, or a department that can be reached', () => {
  expect(contactFaults(emptyContact)).toEqual({})
  expect(contactFaults({ ...emptyContact, hours: '   ' })).toEqual({})
  expect(contactFaults(whole)).toEqual({})
  expect(contactFaults({ ...whole, phone: '', place: '三层' })).toEqual({})
  expect(contactFaults({ ...whole, phone: '', hours: '工作日' }).phone).toContain('至少填写一项')
  expect(contactFaults({ ...whole, department: ' ' }).department).toContain('请填写部门')
  expect(contactFaults({ ...whole, phone: '110-' }).phone).toContain('正确的电话')
  expect(contactFaults({ ...whole, mail: 'hr@' }).mail).toContain('正确的邮箱')
})

test('lists changed fields by name, also emptied ones', () => {
  const after = trimmedContact({ ...whole, phone: ' 95588 ', person: '王敏' })
  expect(contactChanges(whole, after)).toBe('联系人 空 改为 王敏；电话 021-55508800 改为 95588')
  expect(contactChanges(after, after)).toBe('')
  const all = {
    department: '人力资源部',
    person: '王敏',
    phone: '95588',
    mail: 'hr@xinghe.example',
    hours: '工作日',
    place: '三层',
  }
  expect(contactChanges(all, emptyContact)).toBe(
    '部门 人力资源部 改为 空；联系人 王敏 改为 空；电话 95588 改为 空；邮箱 hr@xinghe.example 改为 空；服务时间 工作日 改为 空；办公地点 三层 改为 空',
  )
})
