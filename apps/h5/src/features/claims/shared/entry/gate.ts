import { claimCalls } from '@yf/contract/claims'
import { companyGate, firstClaimNotice, memberGate, type Gate } from '@yf/domain/claim-gate'
import { alert, confirm } from '#ui/dialog/confirm.tsx'
import { openAddress } from '#platform/handoff/open-site.ts'
import { call } from '#platform/http/call.ts'
import { say } from '#platform/http/feedback.ts'
import { write } from '#platform/http/write.ts'
import { isCallError } from '@yf/client/call-error'
import { go } from '#platform/navigation/go.ts'
import { useSession } from '#platform/session/session.ts'
import type { ClaimStart } from './claim-start.ts'

interface ClaimApplicant {
  readonly accountId: string
  readonly companyId: string
  readonly isFamily: 0 | 1
}

type ClosedGate = Exclude<Gate, { outcome: 'open' }>

const titles: Record<Exclude<ClosedGate['outcome'], 'redirect'>, string> = {
  notYetOpen: '理赔通道尚未开放',
  arrears: '暂不能申请理赔',
  member: '暂不能申请理赔',
  policy: '理赔提示',
}

/** A policy lookup needs the ID number, and the member can add it right away. */
async function showMemberGate(message: string): Promise<void> {
  const title = titles.member
  if (useSession.getState().isHaveCertificateNumber !== false) return alert({ title, content: message })
  if (await confirm({ title, content: message, confirmText: '去完善' })) go('/setup/editIdCard')
}

async function showClosedGate(gate: ClosedGate): Promise<void> {
  if (gate.outcome === 'redirect') return openAddress(gate.url)
  if (gate.outcome === 'member') return showMemberGate(gate.message)
  return alert({ title: titles[gate.outcome], content: gate.message })
}

function currentApplicant(): ClaimApplicant | null {
  const { userInfo, currentCompany } = useSession.getState()
  if (!userInfo || !currentCompany) return null
  const { companyId, isFamily } = currentCompany
  return { accountId: userInfo.baseId, companyId, isFamily }
}

/** Specification §4: company, member, first-claim notice, then the flow of the company. */
async function pass({ policyId, familyId: covered, orderId }: ClaimStart): Promise<void> {
  const applicant = currentApplicant()
  if (!applicant) return
  const { accountId, companyId, isFamily } = applicant
  // A relative with an own account here claims for themselves, although the policy lists them as family.
  const familyId = isFamily === 1 ? undefined : covered
  const company = companyGate(await call(claimCalls.checkCompany, { accountId, companyId }))
  if (company.outcome !== 'open') return showClosedGate(company)
  const who = familyId === undefined ? applicant : { ...applicant, familyId }
  const member = memberGate(await call(claimCalls.checkMember, who))
  if (member.outcome !== 'open') return showClosedGate(member)
  const { isFirst, maxTopLimitByCompany, isNewFlow } = await call(claimCalls.limit, { companyId })
  if (isFirst === 1) {
    const content = firstClaimNotice(maxTopLimitByCompany)
    const hasConfirmed = await confirm({ title: '首次理赔须知', content, confirmText: '我知道了' })
    if (!hasConfirmed) return
  }
  if (orderId !== undefined) return startWithDocuments(orderId)
  go(isNewFlow === 1 ? '/claimSettlement/applyInfo' : '/claimSettlementOld/applyInfo', {
    query: { policyId, familyId },
  })
}

/** The hospital supplies invoice and record; data that the member entered for another visit is not overwritten. */
async function startWithDocuments(orderId: string): Promise<void> {
  const begun = await write(claimCalls.startFromOrder, { orderId })
  if (begun.ok) {
    say('发票和病历已为您附上，请核对后提交')
    return go(begun.result.isNewFlow === 1 ? '/claimSettlement/applyInfo' : '/claimSettlementOld/applyInfo')
  }
}

let passing: Promise<void> | null = null

/** A second tap waits for the first run. Failed calls have already shown their message. */
export function passGate(start: ClaimStart): Promise<void> {
  passing ??= pass(start)
    .catch((error: unknown) => {
      if (!isCallError(error)) throw error
    })
    .finally(() => {
      passing = null
    })
  return passing
}
