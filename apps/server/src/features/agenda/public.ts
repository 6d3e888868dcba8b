import type { OpenMatter } from '@yf/contract/agenda'
import type { Urgent } from '@yf/domain/open-matters'
import type { Membership } from '#features/company/public.ts'
import type { MemberContext } from '#platform/call/context.ts'

/** What a domain says of something open; the word on its button is its kind's. */
export type Found = Urgent & Omit<OpenMatter, 'verb'>

/**
 * What is open for the caller in one domain. What is the person's own (claims, orders, appointments) counts whichever
 * company is chosen; what a company gives (benefits, coupons, consultations) only for the one that is (`membership`).
 * Few rows, through an index of the person's.
 */
export type OpenSource = (ctx: MemberContext, membership: Membership) => Promise<readonly Found[]>

/** The most that one domain may bring: nobody reads more, and nobody is to pay for it. */
export const mostOfOne = 20

declare module '#platform/hooks.ts' {
  interface Hooks {
    openSources: readonly OpenSource[]
  }
}
