import type { ApplyInfo, ClaimMember } from '@yf/contract/claim-shapes'
import { expect, test } from 'vitest'
import { infoFaults, initialInfo, sendable } from './apply-info.ts'

const policy = (id: string) => ({ id }) as ClaimMember['policies'][number]
const self = { familyId: null, policies: [policy('p1')], refusal: null } as unknown as ClaimMember
const child = {
  familyId: 'f1',
  policies: [policy('p2'), policy('p3')],
  refusal: null,
} as unknown as ClaimMember
const page = { members: [self, child], phone: '138****0001', email: 'lin@example.com' }
const whole: ApplyInfo = {
  familyId: null,
  policyId: 'p1',
  visitType: 'outpatient',
  visitStart: '2026-11-10',
  visitEnd: '2026-11-10',
  hospital: '市第一人民医院',
  diagnosis: null,
  accidentNote: null,
  phone: '138****0001',
  email: null,
}
const today = '2026-11-15'

test('a new application is for the person, on the only policy', () => {
  expect(initialInfo(page, null, {})).toMatchObject({
    familyId: null,
    policyId: 'p1',
    phone: '138****0001',
    email: 'lin@example.com',
  })
})

test('the policy that was looked at brings its member along', () => {
  expect(initialInfo(page, null, { policyId: 'p3' })).toMatchObject({ familyId: 'f1', policyId: 'p3' })
})

test('who cannot claim himself begins with whoever of the family can', () => {
  const members = [{ ...self, refusal: '没有保单', policies: [] }, child]
  expect(initialInfo({ ...page, members }, null, {})).toMatchObject({ familyId: 'f1', policyId: null })
})

test('a draft goes on as it was left', () => {
  const draft = { ...whole, hospital: '市中医院', phone: null, caseId: 'k1' }
  expect(initialInfo(page, draft, { policyId: 'p3' })).toEqual({
    ...whole,
    hospital: '市中医院',
    email: 'lin@example.com',
  })
})

test('a whole form has no faults, and a masked phone is the known one', () => {
  expect(infoFaults(whole, today)).toEqual({})
})

test.each<[Partial<ApplyInfo>, keyof ApplyInfo, string]>([
  [{ policyId: null }, 'policyId', '请选择保单'],
  [{ visitStart: '2026-11-16' }, 'visitStart', '就诊开始日期不能晚于今天'],
  [{ visitEnd: '2026-11-09' }, 'visitEnd', '结束日期不能早于开始日期'],
  [{ hospital: ' ' }, 'hospital', '请填写就诊医院'],
  [{ visitType: 'accident' }, 'accidentNote', '请说明事故经过'],
  [{ phone: '1380' }, 'phone', '请输入11位手机号'],
  [{ email: 'lin@' }, 'email', '请输入正确的邮箱，例如 name@example.com'],
])('%o is said at its field', (change, field, words) => {
  expect(infoFaults({ ...whole, ...change }, today)[field]).toBe(words)
})

test('half a date or half an address waits, and everything else is kept', () => {
  const change = { hospital: '市中医院', email: 'lin@', visitEnd: '2026-11-09' }
  expect(sendable(change, { ...whole, ...change }, today)).toEqual({ hospital: '市中医院' })
})

test('an address that was taken away is taken away on the server too', () => {
  expect(sendable({ email: null }, { ...whole, email: null }, today)).toEqual({ email: null })
})
