import type { cardsAdminCalls } from '@yf/contract/cards-admin'
import { shanghaiDay } from '@yf/domain/dates'
import { supplierOf } from '@yf/domain/equity'
import { maskName, maskPhone } from '@yf/domain/masks'
import { decryptedFamily } from '#features/family/public.ts'
import { companyNameOf } from '#features/company/public.ts'
import { quotaHolders, quotaSums } from '#features/equity/public.ts'
import { namesOf, phonesOf } from '#features/identity/public.ts'
import { announcedPeople } from '#features/people/public.ts'
import { recordRead } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'

const soonMs = 30 * 86_400_000

/** At a small company the usage of counselling could reveal who used it: it is hidden for every company. */
const isEncrypted = (supplierCode: string) => supplierOf(supplierCode) === 'EAP'

export const quotas: RunCallHandler<typeof cardsAdminCalls.quotas> = async ({ companyId }, { db, clock }) => {
  if ((await companyNameOf(db, companyId)) === '') return refuse('notFound')
  const now = clock.now()
  const sums = await quotaSums(db, companyId, now, new Date(now.getTime() + soonMs))
  return answer(
    sums.map(({ name, supplier_code, unit, people, total, used, lapsing }) => ({
      name,
      supplierCode: supplier_code,
      unit,
      people,
      total,
      used: isEncrypted(supplier_code) ? null : used,
      lapsing: isEncrypted(supplier_code) ? null : lapsing,
    })),
  )
}

export const holders: RunCallHandler<typeof cardsAdminCalls.holders> = async (
  { companyId, name, supplierCode, ...page },
  ctx,
) => {
  if (isEncrypted(supplierCode)) return refuse('notFound')
  const filter = { companyId, name, supplierCode }
  const { rows, total } = await quotaHolders(ctx.db, filter, ctx.clock.now(), page)
  const ids = [...new Set(rows.flatMap(({ account_id }) => account_id ?? []))]
  const unregistered = rows.flatMap(({ account_id, person_id }) =>
    account_id === null ? (person_id ?? []) : [],
  )
  const [names, phones, people] = await Promise.all([
    namesOf(ctx.db, ids),
    phonesOf(ctx.db, ctx.cipher, ids),
    announcedPeople(ctx, companyId, unregistered),
  ])
  const relatives = new Map<string, string>()
  for (const id of new Set(rows.flatMap((row) => (row.family_id === null ? [] : (row.account_id ?? [])))))
    for (const one of await decryptedFamily(ctx.db, ctx.cipher, id)) relatives.set(one.id, one.name)
  await recordRead(ctx, {
    action: 'listQuotaHolders',
    seen: rows.flatMap(({ id, account_id }) => (account_id === null ? [] : [{ id, account_id }])),
    encrypted: unregistered,
    payload: { benefit: name },
  })
  return answer({
    total,
    records: rows.map((row) => {
      const person = row.account_id === null ? people.get(row.person_id ?? '') : undefined
      const ownName = person?.name ?? names.get(row.account_id ?? '')
      const holderName = row.family_id === null ? ownName : relatives.get(row.family_id)
      return {
        id: row.id,
        name: maskName(holderName ?? ''),
        phone: maskPhone(person?.phone ?? phones.get(row.account_id ?? '') ?? ''),
        isFamily: row.family_id === null ? 0 : 1,
        isRegistered: row.account_id === null ? 0 : 1,
        total: row.total,
        used: row.used,
        startDay: shanghaiDay(row.start_time),
        endDay: shanghaiDay(row.end_time),
      }
    }),
  })
}
