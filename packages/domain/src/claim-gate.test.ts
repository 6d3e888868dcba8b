import { expect, test } from 'vitest'
import { companyGate, firstClaimNotice, memberGate, openingNotice } from './claim-gate.ts'

const company = { redirectUrl: null, claimStartTime: null, isArrears: 0, message: '' } as const

test('a company that claims elsewhere sends its members there before any other check', () => {
  const all = {
    redirectUrl: 'https://claims.example',
    claimStartTime: '2026-04-01',
    isArrears: 1,
    message: '欠费',
  } as const
  expect(companyGate(all)).toEqual({ outcome: 'redirect', url: 'https://claims.example' })
  expect(companyGate({ ...all, redirectUrl: null })).toMatchObject({ outcome: 'notYetOpen' })
  expect(companyGate({ ...all, redirectUrl: null, claimStartTime: null })).toEqual({
    outcome: 'arrears',
    message: '欠费',
  })
  expect(companyGate(company)).toEqual({ outcome: 'open' })
})

test('states the opening by month and day', () => {
  expect(openingNotice('2026-04-01')).toBe('2026年度理赔通道将于4月1日开放，请妥善保管就诊资料')
})

test("a member who cannot claim reads that before the policy's message", () => {
  expect(memberGate({ errType: 1, isClaimPolicy: 2, message: '未参保' })).toEqual({
    outcome: 'member',
    message: '未参保',
  })
  expect(memberGate({ errType: 0, isClaimPolicy: 2, message: '请先确认' })).toEqual({
    outcome: 'policy',
    message: '请先确认',
  })
  expect(memberGate({ errType: 0, isClaimPolicy: 0, message: '' })).toEqual({ outcome: 'open' })
})

test('states the limit of a single application in yuan', () => {
  expect(firstClaimNotice(500_000)).toBe('线上单次申请发票总额上限为5,000元，超出请邮寄线下办理')
  expect(firstClaimNotice(500_050)).toBe('线上单次申请发票总额上限为5,000.50元，超出请邮寄线下办理')
})
