import type { cardCalls } from '@yf/contract/cards'
import type { BenefitProvider } from '#partners/benefit-providers/port.ts'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { isUsable, packageOf } from '#features/equity/public.ts'
import { decryptedFamily } from '#features/family/public.ts'
import { allowedDestination } from '#features/handoff/public.ts'
import { accountOf, phoneOf } from '#features/identity/public.ts'
import { isUsedByAnother } from './dto.ts'

interface ProviderUser {
  readonly memberNo: string
  readonly name: string
  readonly phone: string
}

/** The covered person uses the package; a relative without a phone is contacted at the employee's. */
async function userOf(ctx: MemberContext, familyId: string | null): Promise<ProviderUser | null> {
  const { accountId } = ctx.caller
  const phone = await phoneOf(ctx.db, ctx.cipher, accountId)
  if (!phone) return null
  if (familyId === null) {
    const person = await accountOf(ctx.db, accountId)
    return person && { memberNo: accountId, name: person.name, phone }
  }
  const relative = (await decryptedFamily(ctx.db, ctx.cipher, accountId)).find(({ id }) => id === familyId)
  return relative ? { memberNo: familyId, name: relative.name, phone: relative.phone ?? phone } : null
}

const linkTo =
  (provider: BenefitProvider): RunCallHandler<typeof cardCalls.fuyaLink> =>
  async ({ companyId, id }, ctx) => {
    const membership = await requireMembership(ctx.db, ctx.caller.accountId, companyId)
    const found = membership && (await packageOf(ctx.db, membership, id))
    if (!found || found.supplier_code !== provider) return refuse('notFound')
    if (!isUsable(found, ctx.clock.now())) return refuse('benefitNotUsable')
    if (!membership.isFamily && (await isUsedByAnother(ctx.db, found)))
      return refuse('benefitNotUsable', '这张卡由家人本人使用，请家人登录后使用')
    // A relative who calls uses their own package.
    const user = await userOf(ctx, membership.isFamily ? null : found.family_id)
    if (!user) return refuse('notFound')
    // Contains the company number: events of the provider are then looked up only on that company's node.
    const link = ctx.partners.benefitProviders.link(provider, {
      ...user,
      benefit: { id: `${companyId}.${id}`, name: found.name },
    })
    const url = allowedDestination(link, ctx.settings)?.url
    if (url) return answer({ url: url.href })
    ctx.log.warn({ provider }, 'the page of a benefit provider is not on the allow list')
    return refuse('benefitPageClosed')
  }

export const fuyaLink = linkTo('FUYA')
export const jingheLink = linkTo('JINGHE')
