import { readCardCode } from '@yf/domain/card-code'
import type { MemberContext } from '#platform/call/context.ts'
import { badInput, refuse, type BadInput, type RefusedCall } from '#platform/call/outcome.ts'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Window } from '#platform/limits/limits.port.ts'
import { networkOf } from '#platform/network.ts'
import { activeCompaniesOf, requireMembership, type Membership } from '#features/company/public.ts'
import { codeByHash, codeById, type CodeRow } from './code-store.ts'
import { readTicket } from './ticket.ts'

const codeField = 'card_code.code'
export const hashOfCode = (cipher: FieldCipher, code: string): string => cipher.lookup(code, codeField)

/** Wrong codes per person, and per network, which many people may share. */
export const wrongPerMember: Window = { limit: 10, seconds: 3600 }
export const wrongPerNetwork: Window = { limit: 100, seconds: 3600 }

export interface UnlockInput {
  readonly code?: string
  readonly ticket?: string
}

export interface UnlockedCard {
  readonly kind: 'unlocked'
  readonly code: CodeRow
  readonly membership: Membership
}

type UnlockRefusal =
  | RefusedCall<'cardCodeUnknown' | 'cardCodeTriedTooOften' | 'cardLinkBroken' | 'cardCodeOver'>
  | BadInput

/** The card of a code or link, for a caller who may have it. Does not check whether it is still available. */
export async function unlock(
  ctx: MemberContext,
  { code, ticket }: UnlockInput,
): Promise<UnlockedCard | UnlockRefusal> {
  if (ticket !== undefined) return byTicket(ctx, ticket)
  if (code === undefined) return badInput('code', '请输入卡券码')
  const read = readCardCode(code)
  return read === null ? badInput('code', '卡券码为 16 位字母和数字，请核对') : byCode(ctx, read)
}

async function byTicket(ctx: MemberContext, text: string): Promise<UnlockedCard | UnlockRefusal> {
  const ticket = readTicket(ctx.cipher, text)
  if (!ticket) return refuse('cardLinkBroken')
  if (ticket.until < ctx.clock.now()) return refuse('cardCodeOver')
  const code = await codeById(ctx.db, ticket.companyId, ticket.codeId)
  return code ? forMember(ctx, code) : refuse('cardLinkBroken')
}

/**
 * Counts the attempt before the lookup and removes it if the code is right: otherwise concurrent attempts would
 * bypass the limit.
 */
async function byCode(ctx: MemberContext, code: string): Promise<UnlockedCard | UnlockRefusal> {
  const { accountId } = ctx.caller
  const counters = [
    ['card-code', accountId, wrongPerMember],
    ['card-code-network', networkOf(ctx.address), wrongPerNetwork],
  ] as const
  const verdicts = await Promise.all(
    counters.map(([name, key, window]) => ctx.limits.take(name, key, window)),
  )
  if (verdicts.some(({ allowed }) => !allowed)) return refuse('cardCodeTriedTooOften')
  const companyIds = await activeCompaniesOf(ctx.db, accountId)
  const found = await codeByHash(ctx.db, companyIds, ctx.cipher.lookups(code, codeField))
  if (!found) return refuse('cardCodeUnknown')
  for (const [name, key] of counters) await ctx.limits.giveBack(name, key)
  return forMember(ctx, found)
}

/** A card is only for members of the company that issued it. */
async function forMember(ctx: MemberContext, code: CodeRow): Promise<UnlockedCard | UnlockRefusal> {
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, code.company_id)
  return membership ? { kind: 'unlocked', code, membership } : refuse('cardCodeUnknown')
}
