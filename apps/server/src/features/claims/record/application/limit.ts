import type { claimCalls } from '@yf/contract/claims'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { ruleOf } from '../rule-of.ts'
import { hasSubmitted } from './draft-store.ts'

export const limit: RunCallHandler<typeof claimCalls.limit> = async ({ companyId }, { db, caller }) => {
  if (!(await requireMembership(db, caller.accountId, companyId))) return refuse('notFound')
  const [rule, isKnown] = await Promise.all([ruleOf(db, companyId), hasSubmitted(db, caller.accountId)])
  return answer({
    isFirst: isKnown ? 0 : 1,
    maxTopLimitByCompany: rule.single_fen,
    isNewFlow: rule.flow === 'new' ? 1 : 0,
    mailAddress: rule.mail_address,
  })
}

export const tips: RunCallHandler<typeof claimCalls.tips> = async ({ companyId }, { db, caller }) => {
  if (!(await requireMembership(db, caller.accountId, companyId))) return refuse('notFound')
  return answer({ tip: (await ruleOf(db, companyId)).tip })
}
