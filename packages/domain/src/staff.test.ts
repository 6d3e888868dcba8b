import { expect, test } from 'vitest'
import { isOfCompany, mayDo, staffRoles, type StaffRole } from './staff.ts'

test('an auditor changes nothing, a handler neither pays nor confirms', () => {
  expect([mayDo('auditor', 'handle'), mayDo('auditor', 'audit')]).toEqual([false, true])
  expect([mayDo('handler', 'handle'), mayDo('handler', 'pay'), mayDo('handler', 'confirm')]).toEqual([
    true,
    false,
    false,
  ])
  expect([mayDo('senior', 'pay'), mayDo('senior', 'confirm'), mayDo('senior', 'audit')]).toEqual([
    true,
    true,
    false,
  ])
})

test('a senior leads the claims team; only seniors and auditors see reports', () => {
  const roles = Object.keys(staffRoles) as StaffRole[]
  expect(roles.filter((role) => mayDo(role, 'lead'))).toEqual(['senior'])
  expect(roles.filter((role) => mayDo(role, 'report'))).toEqual(['senior', 'auditor'])
  expect(roles.filter((role) => mayDo(role, 'hear'))).toEqual(['senior', 'auditor', 'operator', 'finance'])
})

test('only roles that handle, lead and audit claims have access to the claims console', () => {
  const roles = Object.keys(staffRoles) as StaffRole[]
  expect(roles.filter((role) => mayDo(role, 'review'))).toEqual(['handler', 'senior', 'auditor'])
})

const ofClaims = ['handle', 'confirm', 'pay', 'lead', 'report', 'audit'] as const

test('customer service and counselling have one permission each, and see no claim documents', () => {
  for (const role of ['service', 'counselling'] as const) {
    const permissions = [...ofClaims, 'service', 'counselling', 'operate', 'account', 'personnel'] as const
    expect(permissions.filter((permission) => mayDo(role, permission))).toEqual([role])
    expect([mayDo(role, 'review'), isOfCompany(role)]).toEqual([false, false])
  }
})

test('operations and finance are separate roles, and neither sees claim documents', () => {
  const roles = Object.keys(staffRoles) as StaffRole[]
  expect(roles.filter((role) => mayDo(role, 'operate'))).toEqual(['operator'])
  expect(roles.filter((role) => mayDo(role, 'account'))).toEqual(['finance'])
  expect([mayDo('operator', 'review'), mayDo('finance', 'review')]).toEqual([false, false])
  expect([isOfCompany('operator'), isOfCompany('finance')]).toEqual([false, false])
})

test('administrators and operators set up companies, and administrators only add the texts to that', () => {
  const roles = Object.keys(staffRoles) as StaffRole[]
  expect(roles.filter((role) => mayDo(role, 'setUp'))).toEqual(['administrator', 'operator'])
  const permissions = [
    ...ofClaims,
    'service',
    'counselling',
    'operate',
    'account',
    'personnel',
    'describe',
  ] as const
  expect(permissions.filter((permission) => mayDo('administrator', permission))).toEqual(['describe'])
})

test("HR confirms its company's people and edits its contacts, and has no other access", () => {
  const permissions = [...ofClaims, 'service', 'counselling', 'operate', 'account', 'personnel'] as const
  expect(permissions.filter((permission) => mayDo('hr', permission))).toEqual(['personnel'])
  const roles = Object.keys(staffRoles) as StaffRole[]
  expect(roles.filter((role) => mayDo(role, 'describe'))).toEqual(['administrator', 'operator', 'hr'])
  expect(roles.filter((role) => mayDo(role, 'personnel'))).toEqual(['hr'])
  expect(roles.filter((role) => isOfCompany(role))).toEqual(['hr'])
})

test('members are for those who run the service or review claims, and only the former change an account', () => {
  const roles = Object.keys(staffRoles) as StaffRole[]
  const having = (permission: Parameters<typeof mayDo>[1]) => roles.filter((role) => mayDo(role, permission))
  expect(having('members')).toEqual(['administrator', 'handler', 'senior', 'auditor', 'operator'])
  expect(having('memberServices')).toEqual(['administrator', 'auditor', 'operator'])
  expect(having('memberAccess')).toEqual(['administrator', 'operator'])
  expect([having('seeApprovals'), having('approve')]).toEqual([
    ['administrator', 'operator', 'finance'],
    ['administrator', 'operator', 'finance'],
  ])
  expect(having('propose')).toEqual(['administrator', 'operator'])
})
