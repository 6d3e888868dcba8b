import type { Call } from '@yf/contract/call'
import { mayDo, staffRoles, type Permission } from '@yf/domain/staff'
import type { StaffContext } from '#platform/call/context.ts'
import { inSteps, type OutcomeOf, type RunCallHandler, type Steps } from '#platform/call/handler.ts'
import { refuse } from '#platform/call/outcome.ts'
import { once } from '#platform/idempotency/once.ts'
import { requestHash } from '#platform/idempotency/request-hash.ts'
import { countDeniedRequest } from '../audit/denied-requests.ts'

/** A call that only some roles may make. */
export const withPermission = <C extends Call>(name: string, duty: Permission, run: RunCallHandler<C>) =>
  inSteps<C>(async (input, given) => {
    const ctx = given as unknown as StaffContext & Steps
    const { role } = ctx.staff
    if (mayDo(role, duty)) return counted(ctx, name, await inOne(ctx, name, input, run))
    const words = `您的岗位（${staffRoles[role]}）不能进行此操作`
    return counted(ctx, name, refuse('dutyNotHeld', words) as OutcomeOf<C>)
  })

/** A call for all logged-in staff that shows members' data. */
export const forStaff = <C extends Call>(name: string, run: RunCallHandler<C>) =>
  inSteps<C>(async (input, given) => {
    const ctx = given as unknown as StaffContext & Steps
    return counted(ctx, name, await inOne(ctx, name, input, run))
  })

/** In one transaction, under its idempotency key if it has one. */
function inOne<C extends Call>(
  ctx: StaffContext & Steps,
  name: string,
  input: unknown,
  run: RunCallHandler<C>,
) {
  const { staff, idempotencyKey: key } = ctx
  return ctx.transaction((inner) => {
    const work = () => run(input as never, { ...inner, staff } as unknown as Parameters<RunCallHandler<C>>[1])
    if (key === '') return work()
    const call = `workbench.${name}`
    const hash = requestHash(ctx.cipher, input)
    return once(inner, { scope: staff.id, subject: null, call, key, requestHash: hash }, work)
  })
}

/** A refusal rolls its transaction back, so it is counted in another one. */
async function counted<C extends Call>(
  ctx: StaffContext & Steps,
  call: string,
  outcome: OutcomeOf<C>,
): Promise<OutcomeOf<C>> {
  if (outcome.kind === 'refused')
    await ctx.transaction((inner) =>
      countDeniedRequest(inner, { staffId: ctx.staff.id, call, reason: outcome.name }),
    )
  return outcome
}
