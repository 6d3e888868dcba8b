import type { Input } from '@yf/contract/call'
import type { claimCalls } from '@yf/contract/claims'
import { furtherStep } from '@yf/domain/claim-case'
import { shanghaiDay } from '@yf/domain/dates'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { decrypted, encrypted } from '../health-texts.ts'
import { changeCase, type CaseRow } from '../own-case.ts'
import { casePhoneRow } from '../encrypted.ts'
import { cardById } from '../cards.ts'
import { companyRefusal } from './check-company.ts'
import { claimantsOf, type Claimant } from './claimants.ts'
import { filledIn, isFault, newPhone } from './draft-changes.ts'
import { takeDraft } from './draft-store.ts'
import { toDraftDto } from './dto.ts'
import { payeeNames } from './payees.ts'

type Choice = Input<typeof claimCalls.chooseMember>
type ChosenMember = Pick<CaseRow, 'family_id' | 'insured_name' | 'policy_id'>

/** Saves the input from the first field on, so that another device can continue. */
export const chooseMember: RunCallHandler<typeof claimCalls.chooseMember> = async (input, ctx) => {
  const { accountId } = ctx.caller
  const { companyId, flow } = input
  const membership = await requireMembership(ctx.db, accountId, companyId)
  if (!membership) return refuse('notFound')
  const closed = await companyRefusal(ctx, companyId)
  if (closed) return closed
  const claimants = await claimantsOf(ctx, accountId, membership)
  const self = claimants[0]
  if (!self) return refuse('notFound')

  const now = ctx.clock.now()
  const draft = await takeDraft(ctx.db, { accountId, companyId, flow }, self.name, now)
  const whom = whomFor(input, draft, claimants)
  if ('kind' in whom) return whom
  const filled = filledIn(await decrypted(ctx, draft), input, shanghaiDay(now))
  if (isFault(filled)) return badInput(filled.field, filled.message)
  const changes = {
    ...whom,
    ...(await encrypted(ctx, draft, filled)),
    phone_encrypted: encryptedPhone(ctx, draft, newPhone(input.phone)),
    bank_card_id: await cardFor(ctx, draft, { ...draft, ...whom }),
    step: furtherStep(draft.step, input.step ?? 1),
    updated_at: now,
  }
  await changeCase(ctx.db, draft, changes)
  return answer(await toDraftDto(ctx, { ...draft, ...changes }))
}

/** A change of the insured keeps the policy only if it covers them too. */
function whomFor(
  { familyId, policyId }: Choice,
  draft: CaseRow,
  claimants: readonly Claimant[],
): ChosenMember | RefusedCall<'notFound' | 'cannotClaim' | 'policyNotOfMember'> {
  const chosenId = familyId === undefined ? draft.family_id : familyId
  const insured = claimants.find((one) => one.familyId === chosenId)
  if (!insured)
    return familyId === undefined
      ? refuse('cannotClaim', '该成员已不在您的家庭成员中，请重新选择')
      : refuse('notFound')
  if (insured.refusal) return refuse('cannotClaim', insured.refusal.message)
  const isTheirs = ({ policies }: Claimant, id: string) => policies.some((policy) => policy.id === id)
  if (policyId && !isTheirs(insured, policyId))
    return claimants.some((one) => isTheirs(one, policyId)) ? refuse('policyNotOfMember') : refuse('notFound')
  const policy = policyId === undefined ? draft.policy_id : policyId
  return {
    family_id: insured.familyId,
    insured_name: insured.name,
    policy_id: policy !== null && isTheirs(insured, policy) ? policy : null,
  }
}

const encryptedPhone = ({ cipher }: MemberContext, draft: CaseRow, phone: string | null | undefined) =>
  phone === undefined ? draft.phone_encrypted : phone && cipher.encrypt(phone, casePhoneRow(draft.id))

/** Drops a card whose holder cannot be the payee for the new insured. */
async function cardFor(ctx: MemberContext, before: CaseRow, after: CaseRow): Promise<string | null> {
  if (before.bank_card_id === null || before.family_id === after.family_id) return before.bank_card_id
  const card = await cardById(ctx.db, after.account_id, before.bank_card_id)
  return card && (await payeeNames(ctx, after)).includes(card.holder_name) ? card.id : null
}
