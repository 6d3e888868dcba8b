import type { OpenMatter } from '@yf/contract/agenda'
import type { UrgentMatter } from '@yf/domain/open-matters'
import type { Membership } from '#features/company/public.ts'
import type { MemberContext } from '#platform/call/context.ts'

/** An open matter as a domain reports it; its kind determines the button label. */
export type AgendaEntry = UrgentMatter & Omit<OpenMatter, 'verb'>

/**
 * The caller's open matters in one domain. Personal matters (claims, orders, appointments) count whichever company is
 * chosen; what a company gives (benefits, coupons, consultations) only for the chosen one (`membership`). Returns few
 * rows, through an index on the person.
 */
export type OpenSource = (ctx: MemberContext, membership: Membership) => Promise<readonly AgendaEntry[]>

/** Limit per domain: nobody reads more, and loading more would cost time. */
export const mostOfOne = 20

declare module '#platform/extension-points.ts' {
  interface ExtensionPoints {
    openSources: readonly OpenSource[]
  }
}
