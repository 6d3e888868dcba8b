import { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { seesClaims, staffRoles } from '@yf/domain/staff'
import type { StaffContext } from '#platform/call/context.ts'
import type { Steps } from '#platform/call/handler.ts'
import { refuse } from '#platform/call/outcome.ts'
import { countDeniedRequest } from '#features/staff/public.ts'

/** Calls that whoever works at the console needs, wherever they sit. */
const everybodys: ReadonlySet<string> = new Set(['login', 'me', 'logout'])

type AnyRun = (input: unknown, ctx: StaffContext & Steps) => Promise<unknown>
type AnyHandler = AnyRun | { readonly mode: string; readonly run: AnyRun }

/**
 * The claims desk is shut to a company's own people and to other desks by default: a call that is added to it is shut
 * too. What each role of the desk may do, the calls themselves say.
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

/** In steps, so that what is refused is counted for the auditor as every other refusal is, and nothing undoes it. */
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
