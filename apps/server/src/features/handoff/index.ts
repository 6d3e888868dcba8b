import type { handoffCalls } from '@yf/contract/handoff'
import type { handoffEvents } from '@yf/contract/handoff-events'
import type { Handlers } from '#platform/call/handler.ts'
import { arrival } from './arrival.ts'
import { mallLogin } from './mall-login.ts'
import { mallSign } from './mall-sign.ts'
import { siteToken, type CompaniesOf } from './site-token.ts'
import { sites } from './sites.ts'

export const handoffHandlers = (
  companiesOf: CompaniesOf,
): Handlers<typeof handoffCalls & typeof handoffEvents> => ({
  sites,
  siteToken: siteToken(companiesOf),
  arrival,
  mallSign,
  mallLogin,
})
