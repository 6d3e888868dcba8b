import type { handoffEvents } from '@yf/contract/handoff-events'
import { maskPhone } from '@yf/domain/masks'
import type { EventHandler } from '#platform/call/event.ts'
import { hashOf } from '#platform/session/sessions.ts'
import { decryptedPerson } from '#features/identity/public.ts'
import { liveSiteToken } from './store.ts'

const nobody = { body: { arrived: null } }

/** A site learns only who arrived from us. Unknown, expired and other sites' tokens get the same answer. */
export const arrival: EventHandler<typeof handoffEvents.arrival> = async ({ token }, ctx) => {
  const found = await liveSiteToken(ctx.db, hashOf(token), ctx.event.kind, ctx.clock.now())
  const person = found && (await decryptedPerson(ctx.db, ctx.cipher, found.account_id))
  if (!person) return nobody
  const { account_id: baseId, company_id: companyId } = found
  return { body: { arrived: { baseId, name: person.name, mobile: maskPhone(person.phone), companyId } } }
}
