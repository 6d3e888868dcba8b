import { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { seesClaims, staffRoles } from '@yf/domain/staff'
import type { StaffContext } from '#platform/call/context.ts'
import type { Steps } from '#platform/call/handler.ts'
import { refuse } from '#platform/call/outcome.ts'
import { countDeniedRequest } from '#features/staff/public.ts'

/** Calls that all console staff need, whatever their role. */
const everybodys: ReadonlySet<string> = new Set(['login', 'me', 'logout'])

type AnyRun = (input: unknown, ctx: StaffContext & Steps) => Promise<unknown>
type AnyHandler = AnyRun | { readonly mode: string; readonly run: AnyRun }

/**
 * The claims console is closed to company staff and other roles by default, including calls added later. The calls
 * themselves declare the permission of each role.
 */
export function adminOnly<T extends object>(handlers: T): T {
  const guarded = Object.entries(handlers as Record<string, AnyHandler>).map(([name, handler]) => [
    name,
    everybodys.has(name) ? handler : guard(name, handler),
  ])
  return Object.fromEntries(guarded) as T
}

const rows: Readonly<Record<string, { readonly method: string }>> = {
  ...claimsAdminCalls,
  ...claimsAssignmentCalls,
}

/** Uses the `steps` mode, so that a refusal is counted as a denied request for the auditor and not rolled back. */
function guard(name: string, handler: AnyHandler): AnyHandler {
  const isPlain = typeof handler === 'function'
  if (isPlain ? rows[name]?.method !== 'GET' : handler.mode !== 'steps')
    throw new Error(`${name} of the claims desk writes: it is made with withPermission or forStaff`)
  return { mode: 'steps', run: guardRun(name, isPlain ? handler : handler.run) }
}

const guardRun =
  (name: string, run: AnyRun): AnyRun =>
  async (input, ctx) => {
    const { id, role } = ctx.staff
    if (seesClaims(role)) return run(input, ctx)
    ctx.log.warn({ staff: id, call: name }, 'somebody who is not of the claims desk tried it')
    await ctx.transaction((inner) =>
      countDeniedRequest(inner, { staffId: id, call: name, reason: 'dutyNotHeld' }),
    )
    return refuse('dutyNotHeld', `您的岗位（${staffRoles[role]}）不能进行此操作`)
  }
