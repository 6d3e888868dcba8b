import type { Input } from '@yf/contract/call'
import type { familyCalls } from '@yf/contract/family'
import { shanghaiDay } from '@yf/domain/dates'
import type { CallContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { holdsCertificate } from '#features/identity/public.ts'
import { isFault, personOf, roomFor, type DeclaredMember, type VerifiedPerson } from './rules.ts'
import { certificateRow } from './encrypted.ts'
import { toMemberDto } from './dto.ts'
import { changeMember, holderOf, personColumns, takeFamily, type MemberRow } from './store.ts'
import { tieOf, tiesOf } from './ties.ts'
import { updateSelf } from './update-self.ts'

type FamilyChanges = Input<typeof familyCalls.update>

export const update: RunCallHandler<typeof familyCalls.update> = async (input, ctx) => {
  const { accountId } = ctx.caller
  if (input.id === accountId) return updateSelf(input, ctx)
  const family = await takeFamily(ctx.db, accountId)
  const row = family.find(({ id }) => id === input.id)
  if (!row) return refuse('notFound')
  const before = certificateOf(ctx, row)
  const claimed = claimedOf(input, row, before)
  if (!claimed) return badInput('certificateNumber', '请填写证件号码')
  const person = personOf(claimed, shanghaiDay(ctx.clock.now()))
  if (isFault(person)) return badInput(person.field, person.message)

  const ties = await tiesOf(ctx, accountId)
  const tie = tieOf(ties, row.id)
  if (tie && isSomebodyElse(person, row, before)) return refuse(tie)
  const others = family.filter(({ id }) => id !== row.id)
  if (holderOf(ctx.cipher, others, person.number)) return refuse('familyKnown')
  if (await holdsCertificate(ctx.db, ctx.cipher, accountId, person.number)) return refuse('familySelf')
  const full = person.relation === row.relation ? null : roomFor(person.relation, others)
  if (full) return refuse(full)

  const changes = personColumns(ctx.cipher, row.id, person)
  await changeMember(ctx.db, row, changes)
  return answer(toMemberDto(ctx.cipher, { ...row, ...changes }, ties), '保存成功')
}

const certificateOf = ({ cipher }: CallContext, row: MemberRow): string | null =>
  row.certificate_encrypted && cipher.open(row.certificate_encrypted, certificateRow(row.id))

/** Absent fields stay; with another number birth and gender are derived again. */
function claimedOf(input: FamilyChanges, row: MemberRow, before: string | null): DeclaredMember | null {
  const isNew = input.certificateNumber !== undefined
  const number = input.certificateNumber ?? before
  const kind = input.certificateType ?? row.certificate_kind
  if (!number || !kind || (!isNew && kind !== row.certificate_kind)) return null
  return {
    name: input.name ?? row.name,
    relation: input.relation ?? row.relation,
    certificateType: kind,
    certificateNumber: number,
    birth: input.birth ?? (isNew ? undefined : (row.birth ?? undefined)),
    gender: input.gender ?? (isNew ? undefined : row.gender),
  }
}

/** Missing values are filled in: claims require them. */
const isSomebodyElse = (person: VerifiedPerson, row: MemberRow, before: string | null): boolean =>
  person.name !== row.name ||
  person.relation !== row.relation ||
  person.gender !== row.gender ||
  isAnother(person.number, before) ||
  isAnother(person.kind, row.certificate_kind) ||
  isAnother(person.birth, row.birth)

const isAnother = (now: string, before: string | null): boolean => before !== null && now !== before
