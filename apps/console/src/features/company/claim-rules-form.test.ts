import type { AdminClaimRules } from '@yf/contract/claims-admin-rules'
import { expect, test } from 'vitest'
import { formOf, missingIn, needsSecondPerson, rulesIn } from './claim-rules-form.ts'
import { claimRules } from './test-companies.ts'

test('amounts are typed in yuan and sent in fen; empty texts are nothing', () => {
  const form = formOf(claimRules)
  expect(form).toMatchObject({ singleYuan: 20_000, automaticYuan: 3_000, redirectUrl: '', opensOn: '' })
  const {
    companyId: _id,
    revision: _revision,
    isOwn: _own,
    documents: _documents,
    waiting: _waiting,
    ...rules
  } = claimRules satisfies AdminClaimRules
  expect(rulesIn(form)).toEqual(rules)
})

test.each([
  [{}, null],
  [{ singleYuan: null }, '请填写单次线上上限'],
  [{ automaticYuan: null }, '请填写自动赔付上限'],
  [{ automaticYuan: 20_000 }, null],
  [{ automaticYuan: 20_000.01 }, '自动赔付上限不能高于单次线上上限'],
  [{ fourEyesYuan: 0 }, '请填写双人审核起点'],
  [{ mailAddress: ' ' }, '请填写邮寄地址'],
  [{ tip: ' ' }, '请填写申请须知'],
])('%j: %s', (changes, missing) => {
  expect(missingIn({ ...formOf(claimRules), ...changes })).toBe(missing)
})

test.each([
  [{}, false],
  [{ automaticYuan: 3_000.01 }, true],
  [{ fourEyesYuan: 5_000.01 }, true],
  [{ automaticYuan: 0, fourEyesYuan: 1 }, false],
])('%j waits for a second person: %s', (changes, waits) => {
  expect(needsSecondPerson({ ...formOf(claimRules), ...changes }, claimRules)).toBe(waits)
})
