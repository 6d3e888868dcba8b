import type { MemberDetail, membersAdminCalls } from '@yf/contract/members-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { activeCompanyNamesOf, companyNamesOf, membershipsForStaff } from '#features/company/public.ts'
import {
  accountById,
  decryptedPerson,
  isReleased,
  memberQuery,
  namesOf,
  searchOf,
  type Account,
} from '#features/identity/public.ts'
import { employmentsByPerson, peopleOfAccount, type Employment } from '#features/people/public.ts'
import { pageOf, recordAuditEvent, recordRead } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { memberOfPart, released, seenMember, toShownMember } from './shown-member.ts'

type MembersAdminCalls = typeof membersAdminCalls

export const find: RunCallHandler<MembersAdminCalls['find']> = async ({ keyword, ...page }, ctx) => {
  const text = keyword.trim()
  if (text === '') return badInput('keyword', '请填写手机号、证件号码或姓名')
  const matching = await memberQuery(ctx.db, ctx.cipher, text)
  const { rows, total } = await pageOf(ctx.db, matching, page, (query) =>
    query.orderBy('created_at', 'desc').orderBy('id'),
  )
  const companies = await activeCompanyNamesOf(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const records = []
  for (const row of rows)
    records.push({
      ...(await toShownMember(ctx, row)),
      companies: companies.get(row.id)?.split('、') ?? [],
    })
  const seen = rows.map(({ id }) => ({ id, account_id: id }))
  await recordRead(ctx, { action: 'findMembers', seen, payload: { by: searchOf(text) } })
  return answer({ records, total })
}

export const member: RunCallHandler<MembersAdminCalls['member']> = async ({ id }, ctx) => {
  const account = await accountById(ctx.db, id)
  if (!account) return refuse('notFound')
  await recordRead(ctx, { action: 'readMember', ...seenMember(id), payload: { name: account.name } })
  return answer(await toMemberDetail(ctx, account))
}

export async function toMemberDetail(ctx: StaffContext, account: Account): Promise<MemberDetail> {
  const memberships = await membershipsForStaff(ctx.db, account.id)
  const holders = await namesOf(
    ctx.db,
    memberships.flatMap(({ holderId }) => holderId ?? []),
  )
  return {
    ...(await toShownMember(ctx, account)),
    nickName: account.nick_name,
    gender: account.gender,
    birthYear: account.birth === null ? null : Number(account.birth.slice(0, 4)),
    memberships: memberships.map(({ isFamily, holderId, joinedAt, ...membership }) => ({
      ...membership,
      isFamily: isFamily ? 1 : 0,
      holderId,
      holderName: holderId && (holders.get(holderId) ?? null),
      joinTime: shanghaiMoment(joinedAt),
    })),
  }
}

export const reveal: RunCallHandler<MembersAdminCalls['reveal']> = async ({ id, reason }, ctx) => {
  const person = await decryptedPerson(ctx.db, ctx.cipher, id)
  if (!person) return refuse('notFound')
  const why = reason.trim()
  if (why.length < 2) return badInput('reason', '请填写查看原因')
  await recordAuditEvent(ctx, {
    action: 'revealMember',
    ...seenMember(id),
    payload: { name: person.name, reason: why },
  })
  const { certificateNumber, birth } = person
  const phone = isReleased(person.phone) ? released : person.phone
  return answer({ phone, certificateNumber, birthday: birth })
}

export const employments: RunCallHandler<MembersAdminCalls['employments']> = async ({ id }, ctx) => {
  const shown = await memberOfPart(ctx, id, 'employments')
  if (!shown) return refuse('notFound')
  const people = await peopleOfAccount(ctx.db, shown.companyIds, id)
  const names = await companyNamesOf(ctx.db, shown.companyIds)
  const latest = new Map<string, Employment>()
  for (const [companyId, ofCompany] of Map.groupBy(people, ({ company_id }) => company_id)) {
    const ids = ofCompany.map((one) => one.id)
    for (const [person, one] of await employmentsByPerson(ctx.db, companyId, ids)) latest.set(person, one)
  }
  return answer(
    people.map((person) => {
      const employment = latest.get(person.id)
      return {
        companyId: person.company_id,
        companyName: names.get(person.company_id) ?? '',
        personId: person.id,
        status: person.status,
        isDependant: person.relation === null ? (0 as const) : (1 as const),
        department: employment?.department ?? null,
        hiredOn: employment?.hired_on ?? person.dependant_from,
        leftOn: employment?.left_on ?? person.dependant_until,
      }
    }),
  )
}
