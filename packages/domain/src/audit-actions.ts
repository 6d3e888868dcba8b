import { catalogueActions } from './audit-actions/catalogue.ts'
import { claimActions } from './audit-actions/claims.ts'
import { companyActions } from './audit-actions/companies.ts'
import { memberActions } from './audit-actions/members.ts'
import { moneyActions } from './audit-actions/money.ts'
import { offerActions } from './audit-actions/offers.ts'
import { planActions } from './audit-actions/plans.ts'
import { premiumActions } from './audit-actions/premiums.ts'
import { peopleActions } from './audit-actions/people.ts'
import { readActions } from './audit-actions/reads.ts'
import { auditActionKinds, type AuditActionKind, type AuditActionRow } from './audit-actions/row.ts'
import { serviceActions } from './audit-actions/services.ts'

export type { MemberPart } from './audit-actions/members.ts'
export { auditActionKinds, type AuditActionKind }

/** All staff actions in the console, under the code that the audit log stores. */
export const auditActions = {
  ...readActions,
  ...claimActions,
  ...moneyActions,
  ...serviceActions,
  ...offerActions,
  ...planActions,
  ...premiumActions,
  ...catalogueActions,
  ...companyActions,
  ...peopleActions,
  ...memberActions,
}
export type AuditAction = keyof typeof auditActions

const codes = Object.keys(auditActions) as AuditAction[]
const rowOf = (action: AuditAction): AuditActionRow => auditActions[action]

export const actionsOfKind = (kind: AuditActionKind): AuditAction[] =>
  codes.filter((action) => rowOf(action).kind === kind)

/** What is said about counselling on its own pages only. */
export const aboutCounselling: readonly AuditAction[] = [
  ...actionsOfKind('counselling'),
  'listCounselling',
  'readCounselling',
  'listCounsellingLine',
  'listCounsellingRatings',
]

/** Staff who changed the payment of a case do not review it. */
export const sumActions: readonly AuditAction[] = codes.filter(
  (action) => rowOf(action).moneyEffect === 'sums',
)

/** Nor do they, or staff who approved or confirmed it, pay it. */
export const moneyEffectActions: readonly AuditAction[] = codes.filter(
  (action) => rowOf(action).moneyEffect !== undefined,
)

/** Staff who did any of these to a case took part in its decision: another person reviews an appeal. */
export const partActions: readonly AuditAction[] = [...actionsOfKind('case'), ...actionsOfKind('money')]

/** Why staff with these actions on a case may not pay it, as text for them; null where they may. */
export function payBlocker(actions: readonly AuditAction[]): string | null {
  const hands = new Set(actions.map((action) => rowOf(action).moneyEffect))
  if (hands.has('sums')) return '您改动过本案金额，须由他人打款'
  return hands.has('decision') ? '您审核通过了本案，须由他人打款' : null
}

/** What an audit event says beyond its action; `undefined` for an action that says everything. */
export type AuditPayload<A extends AuditAction> = (typeof auditActions)[A]['text'] extends (
  payload: infer P,
) => string
  ? P
  : undefined

/** An action with its payload: one union member for each action. */
export type AuditDeclaration = {
  [A in AuditAction]: { readonly action: A } & (AuditPayload<A> extends undefined
    ? { readonly payload?: undefined }
    : { readonly payload: AuditPayload<A> })
}[AuditAction]

/** The payload as text for people. */
export function auditPayloadText(action: AuditAction, payload: unknown): string {
  const { text } = rowOf(action)
  return text === null ? '' : text(payload as never)
}
