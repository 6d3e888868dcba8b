import type { familyCalls } from '@yf/contract/family'
import { inSteps } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { spendCode, tryCode } from '#features/identity/public.ts'
import { toMemberDto } from './dto.ts'
import { changeMember, familyOf, encryptPhone, takeFamily } from './store.ts'
import { tiesOf } from './ties.ts'

/** The code was sent to the new phone: its owner has agreed. */
export const updateMobile = inSteps<typeof familyCalls.updateMobile>(async ({ id, mobile, code }, ctx) => {
  const { accountId } = ctx.caller
  if (id === accountId) return refuse('ownPhoneElsewhere')
  const family = await familyOf(ctx.db, accountId)
  if (!family.some((row) => row.id === id)) return refuse('notFound')
  if (!(await tryCode(ctx, mobile, code))) return refuse('wrongCode')

  return ctx.transaction(async (ctx) => {
    const row = (await takeFamily(ctx.db, accountId)).find((one) => one.id === id)
    if (!row) return refuse('notFound')
    if (!(await spendCode(ctx, mobile, code))) return refuse('wrongCode')
    const changes = { phone_encrypted: encryptPhone(ctx.cipher, id, mobile) }
    await changeMember(ctx.db, row, changes)
    return answer(
      toMemberDto(ctx.cipher, { ...row, ...changes }, await tiesOf(ctx, accountId)),
      '手机号已修改',
    )
  })
})
