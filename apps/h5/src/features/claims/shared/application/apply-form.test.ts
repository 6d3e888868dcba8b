import type { ApplyDraft, ApplyPage } from '@yf/contract/claim-shapes'
import { expect, test } from 'vitest'
import { applyFaults, formOf, sendable, withPolicy } from './apply-form.ts'

const policy = (id: string) => ({
  id,
  name: '补充医疗',
  insurer: '示例人寿',
  startDt: '2026-01-01',
  endDt: '2026-12-31',
  leftFen: 100,
  visitTypes: [],
})
const self = {
  familyId: null,
  name: '林晓',
  relation: '本人',
  maskedCertificate: null,
  policies: [policy('p1')],
  refusal: null,
}
const child = {
  ...self,
  familyId: 'f1',
  name: '林小满',
  relation: '子女',
  policies: [policy('p2'), policy('p3')],
}
const page: ApplyPage = {
  draft: null,
  members: [self, child],
  phone: '138****0001',
  email: 'lin@example.com',
  tip: '',
  singleFen: 1,
  mailAddress: '',
}
const draft = {
  familyId: 'f1',
  policyId: 'p3',
  hospital: '北京医院',
  email: null,
  visitType: null,
} as ApplyDraft
const today = '2026-11-15'

test('a new claim starts with the applicant, the only policy and the known email', () => {
  const form = formOf(page, {})
  expect(form).toMatchObject({
    familyId: null,
    policyId: 'p1',
    email: 'lin@example.com',
    phone: '138****0001',
  })
})

test('a claim started from a policy preselects that policy and its insured person', () => {
  expect(formOf(page, {}, { policyId: 'p2' })).toMatchObject({ familyId: 'f1', policyId: 'p2' })
  expect(formOf({ ...page, members: [{ ...self, refusal: '没有保单' }, child] }, {})).toMatchObject({
    familyId: 'f1',
    policyId: 'p2',
  })
})

test('restores a draft with the unsent changes of this phone on top', () => {
  const form = formOf({ ...page, draft }, { hospital: '协和医院' })
  expect(form).toMatchObject({ familyId: 'f1', policyId: 'p3', hospital: '协和医院', email: '' })
})

test('reports missing values field by field', () => {
  const form = formOf(page, { visitType: 'accident', visitStart: '2026-11-16', visitEnd: '2026-11-10' })
  expect(Object.keys(applyFaults(form, today))).toEqual([
    'visitStart',
    'visitEnd',
    'hospital',
    'accidentNote',
  ])
  const whole = { ...form, visitStart: '2026-11-10', hospital: '北京医院', accidentNote: '跌倒' }
  expect(applyFaults(whole, today)).toEqual({})
  expect(Object.keys(applyFaults({ ...whole, email: 'lin@', phone: '138' }, today))).toEqual([
    'phone',
    'email',
  ])
})

test('sends only valid values: no partial phone number, no contradicting dates', () => {
  const form = formOf(page, { phone: '138', email: 'lin@', visitStart: '2026-11-12', visitEnd: '2026-11-10' })
  const changes = { phone: '138', email: 'lin@', visitStart: '2026-11-12', hospital: ' 北京医院 ' }
  expect(sendable(changes, { ...form, hospital: ' 北京医院 ' }, today)).toEqual({ hospital: '北京医院' })
  expect(sendable({ visitStart: '' }, { ...form, visitEnd: '2026-11-12' }, today)).toEqual({
    visitStart: '2026-11-12',
    visitEnd: '2026-11-12',
  })
})

test('treats a masked phone as unchanged and requires an empty one', () => {
  const form = formOf(page, {})
  expect(sendable({ phone: form.phone }, form, today)).toEqual({ phone: '138****0001' })
  expect(applyFaults({ ...form, phone: '' }, today).phone).toBe('请输入手机号')
})

test('clears a removed email on the server too', () => {
  expect(sendable({ email: '' }, formOf(page, { email: '' }), today)).toEqual({ email: null })
})

test('switching to a policy that does not cover the visit type clears it', () => {
  const form = formOf(page, { visitType: 'dental' })
  expect(withPolicy(form, child, 'p2')).toEqual({ familyId: 'f1', policyId: 'p2', visitType: null })
  const dental = { ...child, policies: [{ ...policy('p2'), visitTypes: ['dental' as const] }] }
  expect(withPolicy(form, dental, 'p2')).toEqual({ familyId: 'f1', policyId: 'p2' })
})
