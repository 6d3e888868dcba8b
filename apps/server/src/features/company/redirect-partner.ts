import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { companyCalls } from '@yf/contract/company'
import { signParams } from '@yf/partner-contract/partner-link'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { allowedDestination } from '#features/handoff/public.ts'
import { phoneOf } from '#features/identity/public.ts'
import { partnerOf } from './partner-store.ts'
import { requireMembership } from './public.ts'
import { partnerSecretRow } from './encrypted.ts'
import type { CompanyPartnerTable } from './tables.ts'

const noPartner = '贵公司暂未开通合作方服务，可向企业人力资源了解'

/** A URL of the company's partner that authenticates the caller; without a partner the message says why. */
export const redirectPartner: RunCallHandler<typeof companyCalls.redirectPartner> = async (
  { phone, companyId },
  ctx,
) => {
  const { accountId } = ctx.caller
  if ((await phoneOf(ctx.db, ctx.cipher, accountId)) !== phone) return refuse('notOwnPhone')
  if (companyId && !(await requireMembership(ctx.db, accountId, companyId))) return refuse('notFound')
  const partner = await partnerOf(ctx.db, accountId, companyId ?? null)
  if (!partner) return answer(null, noPartner)
  const address = signedAddress(partner, phone, ctx)
  return address ? answer(address) : answer(null, partner.message)
}

function signedAddress(
  partner: Selectable<CompanyPartnerTable>,
  phone: string,
  ctx: MemberContext,
): string | null {
  const { company_id: companyId, url: address, secret_encrypted: encrypted } = partner
  if (!address || !encrypted) return null
  const url = allowedDestination(address, ctx.settings)?.url
  if (!url) {
    ctx.log.warn({ companyId }, "a company's partner is not on the allow list")
    return null
  }
  const secret = ctx.cipher.open(encrypted, partnerSecretRow(companyId))
  const timestamp = String(ctx.clock.now().getTime())
  for (const [name, value] of Object.entries({ companyId, phone, timestamp, nonce: randomUUID() }))
    url.searchParams.set(name, value)
  url.searchParams.set('sign', signParams(Object.fromEntries(url.searchParams), secret))
  return url.href
}
