import { fireEvent, screen } from '@testing-library/react'
import type { Company } from '@yf/contract/company'
import { beforeEach, expect, test, vi } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { useSession } from '#platform/session/session.ts'

const left: (string | null)[] = []
vi.mock('#platform/handoff/open-site.ts', () => ({
  openAddress: (address: string | null) => left.push(address),
}))
const { startClaim } = await import('./start-claim.ts')

let company: Record<string, unknown>
let member: Record<string, unknown>
let limit: Record<string, unknown>

const server = envelopeStage({
  person: { token: 'T1', baseId: 'a1' },
  company: { companyId: 'c1', isFamily: 0 },
  answer: ({ path }, say) =>
    say(200, main(path.endsWith('checkCompany') ? company : path.endsWith('checkMember') ? member : limit)),
})

beforeEach(() => {
  left.length = 0
  company = { redirectUrl: null, claimStartTime: null, isArrears: 0, message: '', chinaLifeCity: null }
  member = { errType: 0, isClaimPolicy: 0, message: '' }
  limit = { isFirst: 0, maxTopLimitByCompany: 2_000_000, isNewFlow: 1, mailAddress: '' }
})

const requestedPaths = () => server.heard.map(({ path }) => path.split('/').pop())
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('opens the new flow after the checks in the order of the specification', async () => {
  await startClaim()
  expect(requestedPaths()).toEqual(['checkCompany', 'checkMember', 'getUserMaxTopLimit'])
  expect(JSON.parse(server.heard[0]!.body)).toEqual({ accountId: 'a1', companyId: 'c1' })
  expect(location.hash).toBe('#/claimSettlement/applyInfo')
})

test('a company with the old flow opens the old form with the viewed policy', async () => {
  limit['isNewFlow'] = 0
  await startClaim({ policyId: 'p1', familyId: 'f1' })
  expect(JSON.parse(server.heard[1]!.body)).toMatchObject({ familyId: 'f1', isFamily: 0 })
  expect(location.hash).toBe('#/claimSettlementOld/applyInfo?policyId=p1&familyId=f1')
})

test('a family member with an own account claims for themselves, although the policy lists them as family', async () => {
  useSession.setState({ currentCompany: { companyId: 'c1', isFamily: 1 } as Company })
  await startClaim({ familyId: 'f1' })
  expect(JSON.parse(server.heard[1]!.body)).toEqual({ accountId: 'a1', companyId: 'c1', isFamily: 1 })
})

test('a company that claims elsewhere redirects without further calls', async () => {
  company = { ...company, redirectUrl: 'site:service/claims', claimStartTime: '2027-01-01' }
  await startClaim()
  expect([left, requestedPaths()]).toEqual([['site:service/claims'], ['checkCompany']])
})

test.each([
  [{ claimStartTime: '2026-12-01', isArrears: 1 }, '2026年度理赔通道将于12月1日开放，请妥善保管就诊资料'],
  [{ isArrears: 1, message: '贵公司保费尚未结清' }, '贵公司保费尚未结清'],
])('a company that is not open shows the reason: %o', async (change, text) => {
  company = { ...company, ...change }
  const ended = startClaim()
  expect(await screen.findByText(text)).toBeTruthy()
  press('知道了')
  await ended
  expect([requestedPaths(), location.hash]).toEqual([['checkCompany'], '#/home'])
})

test('a member without an ID number gets a link to add it', async () => {
  useSession.setState({ isHaveCertificateNumber: false })
  member = { errType: 1, isClaimPolicy: 0, message: '您还没有绑定证件' }
  const ended = startClaim()
  expect(await screen.findByText('您还没有绑定证件')).toBeTruthy()
  press('去完善')
  await ended
  expect(location.hash).toBe('#/setup/editIdCard')
})

test("a refusal for the member's policy is shown and no claim starts", async () => {
  member = { errType: 0, isClaimPolicy: 2, message: '您的保单尚未生效' }
  const ended = startClaim()
  expect(await screen.findByText('您的保单尚未生效')).toBeTruthy()
  press('知道了')
  await ended
  expect([requestedPaths(), location.hash]).toEqual([['checkCompany', 'checkMember'], '#/home'])
})

test('the first claim starts after the notice of the limit', async () => {
  limit['isFirst'] = 1
  const ended = startClaim()
  expect(await screen.findByText('线上单次申请发票总额上限为20,000元，超出请邮寄线下办理')).toBeTruthy()
  expect(location.hash).not.toContain('applyInfo')
  press('我知道了')
  await ended
  expect(location.hash).toBe('#/claimSettlement/applyInfo')
})

test('two taps run the checks once', async () => {
  await Promise.all([startClaim(), startClaim()])
  expect(requestedPaths()).toHaveLength(3)
})
