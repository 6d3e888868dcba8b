import { isOfDesk, staffRoles } from '@yf/domain/staff'
import type { StaffContext } from '#platform/call/context.ts'
import { refuse } from '#platform/call/outcome.ts'

/** Calls that whoever works at the console needs, wherever they sit. */
const everybodys: ReadonlySet<string> = new Set(['login', 'me', 'logout'])

type AnyRun = (input: unknown, ctx: StaffContext) => Promise<unknown>
type AnyHandler = AnyRun | { readonly mode: string; readonly run: AnyRun }

/**
 * The claims desk is shut to a company's own people by default: a call that is added to it is shut too. What each role
 * of the desk may do, the calls themselves say.
 */
export function deskOnly<T extends object>(handlers: T): T {
  const guarded = Object.entries(handlers as Record<string, AnyHandler>).map(([name, handler]) => [
    name,
    everybodys.has(name) ? handler : guard(name, handler),
  ])
  return Object.fromEntries(guarded) as T
}

const guard = (name: string, handler: AnyHandler): AnyHandler =>
  typeof handler === 'function' ? guardRun(name, handler) : { ...handler, run: guardRun(name, handler.run) }

const guardRun =
  (name: string, run: AnyRun): AnyRun =>
  async (input, ctx) => {
    const { id, role } = ctx.staff
    if (isOfDesk(role)) return run(input, ctx)
    ctx.log.warn({ staff: id, call: name }, "one of a company's own people tried the claims desk")
    return refuse('dutyNotHeld', `您的岗位（${staffRoles[role]}）不能进行此操作`)
  }
