import type { ClaimMember } from '@yf/contract/claim-shapes'
import type { claimCalls } from '@yf/contract/claims'
import { relationLabel } from '@yf/domain/relations'
import { maskCertificate, maskPhone } from '@yf/domain/masks'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import type { ClaimPolicy } from '#features/equity/public.ts'
import { ruleOf } from '../rule-of.ts'
import type { Flow } from '../tables.ts'
import { companyRefusal } from './check-company.ts'
import { claimantsOf, type Claimant } from './claimants.ts'
import { paidVisits } from './coverage.ts'
import { draftOf, lastEmail } from './draft-store.ts'
import { toDraftDto } from './dto.ts'

const pageOf =
  (flow: Flow): RunCallHandler<typeof claimCalls.applyPage> =>
  async ({ companyId }, ctx) => {
    const { accountId } = ctx.caller
    const membership = await requireMembership(ctx.db, accountId, companyId)
    if (!membership) return refuse('notFound')
    const closed = await companyRefusal(ctx, companyId)
    if (closed) return closed
    const claimants = await claimantsOf(ctx, accountId, membership)
    const draft = await draftOf(ctx.db, { accountId, companyId, flow })
    const rule = await ruleOf(ctx.db, companyId)
    return answer({
      draft: draft ? await toDraftDto(ctx, draft) : null,
      members: claimants.map(toMemberDto),
      phone: maskPhone(claimants[0]?.phone ?? ''),
      email: await lastEmail(ctx.db, accountId),
      tip: rule.tip,
      singleFen: rule.single_fen,
      mailAddress: rule.mail_address,
    })
  }

export const applyPage = pageOf('old')
export const applyPageV2 = pageOf('new')

const toMemberDto = (claimant: Claimant): ClaimMember => ({
  familyId: claimant.familyId,
  name: claimant.name,
  relation: relationLabel(claimant.relation),
  maskedCertificate: claimant.certificateNumber && maskCertificate(claimant.certificateNumber),
  policies: claimant.policies.map(toPolicyDto),
  refusal: claimant.refusal?.message ?? null,
})

const toPolicyDto = (policy: ClaimPolicy): ClaimMember['policies'][number] => ({
  id: policy.id,
  name: policy.name,
  insurer: policy.insurer,
  startDt: policy.startDt,
  endDt: policy.endDt,
  leftFen: Math.max(policy.coverFen - policy.usedFen, 0),
  visitTypes: paidVisits(policy),
})
