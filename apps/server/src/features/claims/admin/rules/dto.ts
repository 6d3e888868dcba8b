import type { AdminClaimRules } from '@yf/contract/claims-admin-rules'
import { documentsByVisit } from '@yf/domain/claim-promises'
import type { ClaimRules } from '@yf/domain/claim-rules'
import { shanghaiMoment } from '@yf/domain/dates'
import { waitingProposals } from '#features/approvals/public.ts'
import { ownRuleOf, ruleOf, type ClaimRule } from '#features/claims/record/rule-of.ts'
import type { Db } from '#platform/db/handle.ts'

export const rulesOf = (row: Omit<ClaimRule, 'company_id' | 'revision'>): ClaimRules => ({
  redirectUrl: row.redirect_url,
  opensOn: row.opens_on,
  flow: row.flow,
  singleFen: row.single_fen,
  automaticFen: row.automatic_fen,
  fourEyesFen: row.four_eyes_fen,
  mailAddress: row.mail_address,
  tip: row.tip,
  chinaLifeCity: row.china_life_city,
})

export const columnsOf = (companyId: string, rules: ClaimRules): Omit<ClaimRule, 'revision'> => ({
  company_id: companyId,
  redirect_url: rules.redirectUrl,
  opens_on: rules.opensOn,
  flow: rules.flow,
  single_fen: rules.singleFen,
  automatic_fen: rules.automaticFen,
  four_eyes_fen: rules.fourEyesFen,
  mail_address: rules.mailAddress,
  tip: rules.tip,
  china_life_city: rules.chinaLifeCity,
})

export async function toRulesDto(db: Db, companyId: string): Promise<AdminClaimRules> {
  const own = await ownRuleOf(db, companyId)
  const rule = own ?? (await ruleOf(db, companyId))
  return {
    companyId,
    ...rulesOf(rule),
    revision: rule.revision,
    isOwn: own ? 1 : 0,
    documents: documentsByVisit(),
    waiting: (await waitingProposals(db, companyId, 'claimRules')).map(
      ({ lines, proposedBy, proposedAt }) => ({
        lines: [...lines],
        proposedBy,
        proposedTime: shanghaiMoment(proposedAt),
      }),
    ),
  }
}
