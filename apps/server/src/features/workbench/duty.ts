import type { Call } from '@yf/contract/call'
import { mayDo, staffRoles, type Duty } from '@yf/domain/staff'
import type { StaffContext } from '#platform/call/context.ts'
import { inSteps, type Run, type Steps } from '#platform/call/handler.ts'
import { refuse } from '#platform/call/outcome.ts'
import { once } from '#platform/idempotency/once.ts'
import { requestHash } from '#platform/idempotency/request-hash.ts'
import { recordDeed } from './audit/record.ts'

/**
 * A call that only some roles may make. It runs in one transaction, under its key where it has one; the attempt of
 * somebody else is recorded, which is why it stands outside that transaction: a refusal undoes what is inside.
 */
export const withDuty = <C extends Call>(name: string, duty: Duty, run: Run<C>) =>
  inSteps<C>(async (input, given) => {
    const ctx = given as unknown as StaffContext & Steps
    const { staff, idempotencyKey: key } = ctx
    if (!mayDo(staff.role, duty)) {
      await ctx.transaction((inner) =>
        recordDeed({ ...inner, staff }, { deed: '越权操作被拒', detail: name }),
      )
      return refuse('dutyNotHeld', `您的岗位（${staffRoles[staff.role]}）不能进行此操作`)
    }
    return ctx.transaction((inner) => {
      const work = () => run(input, { ...inner, staff } as unknown as Parameters<Run<C>>[1])
      if (key === '') return work()
      const hash = requestHash(ctx.cipher, input)
      return once(
        inner.db,
        inner.clock,
        { scope: staff.id, call: `workbench.${name}`, key, requestHash: hash },
        work,
      )
    })
  })
