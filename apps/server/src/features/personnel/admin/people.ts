import type { peopleAdminCalls } from '@yf/contract/people-admin'
import { managedCompanies, managedCompany } from '#features/company/public.ts'
import { numbersOf, peopleQuery, personById, type PeopleList } from '#features/people/public.ts'
import { countLists, pageOf, recordAuditEvent, recordRead } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { toPersonDetail, toPersonRows } from './person-dto.ts'

export const employers: RunCallHandler<typeof peopleAdminCalls.employers> = async (_, ctx) =>
  answer((await managedCompanies(ctx)).map(({ id, name }) => ({ companyId: id, companyName: name })))

export const listPeople: RunCallHandler<typeof peopleAdminCalls.listPeople> = async (input, ctx) => {
  const { companyId, list, keyword = '' } = input
  const employer = await managedCompany(ctx, companyId)
  if (!employer) return refuse('notFound')
  const listOf = (one: PeopleList) => peopleQuery(ctx.db, ctx.cipher, one, { companyId, keyword })
  const { rows, total } = await pageOf(ctx.db, listOf(list), input, (query) =>
    query.orderBy('person.id', 'desc'),
  )
  const payload = { company: employer.name, list, isSearch: keyword.trim() !== '' }
  await recordRead(ctx, { action: 'listPeople', encrypted: rows.map(({ id }) => id), payload })
  const counts = await countLists(ctx.db, {
    active: listOf('active').clearSelect().select('person.id'),
    coming: listOf('coming').clearSelect().select('person.id'),
    left: listOf('left').clearSelect().select('person.id'),
    dependants: listOf('dependants').clearSelect().select('person.id'),
  })
  return answer({ records: await toPersonRows(ctx, companyId, rows), total, counts })
}

export const person: RunCallHandler<typeof peopleAdminCalls.person> = async ({ companyId, id }, ctx) => {
  const employer = await managedCompany(ctx, companyId)
  const found = employer && (await personById(ctx.db, companyId, id))
  if (!found || found.status === 'withdrawn') return refuse('notFound')
  const payload = { company: employer.name, name: found.name }
  await recordRead(ctx, { action: 'readPerson', encrypted: [id], payload })
  return answer(await toPersonDetail(ctx, found))
}

export const revealPerson: RunCallHandler<typeof peopleAdminCalls.revealPerson> = async (
  { companyId, id, reason },
  ctx,
) => {
  const employer = await managedCompany(ctx, companyId)
  const found = employer && (await personById(ctx.db, companyId, id))
  if (!found || found.status === 'withdrawn') return refuse('notFound')
  const why = reason.trim()
  if (why.length < 2) return badInput('reason', '请填写查看原因')
  const payload = { company: employer.name, name: found.name, reason: why }
  await recordAuditEvent(ctx, { action: 'revealPerson', encrypted: [id], payload })
  return answer(numbersOf(ctx.cipher, found))
}
