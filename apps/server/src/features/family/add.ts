import type { Input } from '@yf/contract/call'
import type { familyCalls } from '@yf/contract/family'
import { shanghaiDay } from '@yf/domain/dates'
import type { CallContext } from '#platform/call/context.ts'
import { inSteps } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { holdsCertificate, spendCode, tryCode } from '#features/identity/public.ts'
import { isFault, personOf, roomFor, type VerifiedPerson } from './rules.ts'
import { toMemberDto } from './dto.ts'
import { holderOf, insertMember, personColumns, encryptPhone, takeFamily, type MemberRow } from './store.ts'

const noTies = { linked: new Set<string>(), covered: new Set<string>() }

/** A phone requires the code that was sent to it: no number is stored without its owner's consent. */
export const add = inSteps<typeof familyCalls.add>(async (input, ctx) => {
  const { accountId } = ctx.caller
  const person = personOf(input, shanghaiDay(ctx.clock.now()))
  if (isFault(person)) return badInput(person.field, person.message)
  const phone = provable(input)
  if (phone === 'noCode') return badInput('code', '请填写该手机号收到的验证码')
  if (phone && !(await tryCode(ctx, phone.mobile, phone.code))) return refuse('wrongCode')

  return ctx.transaction(async (ctx) => {
    const refused = await whyNot(ctx, accountId, person)
    if (refused) return refuse(refused)
    if (phone && !(await spendCode(ctx, phone.mobile, phone.code))) return refuse('wrongCode')
    const row = newRow(ctx, accountId, person, phone?.mobile ?? null)
    await insertMember(ctx.db, row)
    return answer(toMemberDto(ctx.cipher, row, noTies), '添加成功')
  })
})

function provable({ mobile, code }: Input<typeof familyCalls.add>) {
  if (mobile === undefined) return null
  return code === undefined ? 'noCode' : { mobile, code }
}

async function whyNot({ db, cipher }: CallContext, accountId: string, person: VerifiedPerson) {
  const family = await takeFamily(db, accountId)
  if (holderOf(cipher, family, person.number)) return 'familyKnown'
  if (await holdsCertificate(db, cipher, accountId, person.number)) return 'familySelf'
  return roomFor(person.relation, family)
}

function newRow(
  { cipher, clock }: CallContext,
  accountId: string,
  person: VerifiedPerson,
  phone: string | null,
) {
  const id = newId()
  return {
    account_id: accountId,
    id,
    ...personColumns(cipher, id, person),
    phone_encrypted: phone && encryptPhone(cipher, id, phone),
    created_at: clock.now(),
  } satisfies MemberRow
}
