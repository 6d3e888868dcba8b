import type { EnrolmentRow as EnrolmentDto, enrolmentAdminCalls } from '@yf/contract/enrolment-admin'
import { shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import { companyNamesOf } from '#features/company/public.ts'
import { amountText } from '@yf/domain/equity'
import {
  entitlementsOfEnrolments,
  maskPolicyNo,
  policiesOfEnrolments,
  policyIdsNamed,
} from '#features/equity/public.ts'
import { namesOf } from '#features/identity/public.ts'
import { personIdsNamed, personsById } from '#features/people/public.ts'
import { contractLabels } from '#features/plans/public.ts'
import { pageOf, recordRead } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { eventRows, type EnrolmentRow } from '../store.ts'

/** The list refreshes as staff page and search: within an hour only covers that are new to the reader are audited. */
const hour = 3_600_000

const isInScope = async ({ db, staff }: StaffContext, companyId: string): Promise<boolean> =>
  (staff.companyId === null || staff.companyId === companyId) &&
  (await companyNamesOf(db, [companyId])).has(companyId)

export const enrolments: RunCallHandler<typeof enrolmentAdminCalls.enrolments> = async (
  { companyId, contractId, keyword, ...page },
  ctx,
) => {
  const { db } = ctx
  if (!(await isInScope(ctx, companyId))) return refuse('notFound')
  let query = db.selectFrom('enrolment').selectAll().where('company_id', '=', companyId)
  if (contractId) query = query.where('contract_id', '=', contractId)
  const name = keyword?.trim() ?? ''
  if (name !== '')
    query = query.where(({ eb, or }) =>
      or([
        eb('id', 'in', policyIdsNamed(db, companyId, name)),
        eb('person_id', 'in', personIdsNamed(db, companyId, name)),
      ]),
    )
  const { rows, total } = await pageOf(db, query, page, (all) => all.orderBy('id', 'desc'))
  const encrypted = rows.map(({ person_id }) => person_id)
  await recordRead(ctx, { action: 'listEnrolments', encrypted, payload: { keyword: name } }, hour)
  return answer({ records: await toDtos(ctx, companyId, rows), total })
}

async function toDtos(
  { db, clock }: StaffContext,
  companyId: string,
  rows: readonly EnrolmentRow[],
): Promise<EnrolmentDto[]> {
  const ids = rows.map(({ id }) => id)
  const [policies, entitlements, people, contracts] = await Promise.all([
    policiesOfEnrolments(db, companyId, ids),
    entitlementsOfEnrolments(db, companyId, ids),
    personsById(
      db,
      companyId,
      rows.map(({ person_id }) => person_id),
    ),
    contractLabels(
      db,
      companyId,
      rows.map(({ contract_id }) => contract_id),
    ),
  ])
  const holders = [...entitlements.values()].flat().flatMap(({ accountId }) => accountId ?? [])
  const accounts = await namesOf(db, [...new Set(holders)])
  const policyOf = new Map(policies.map((policy) => [policy.enrolment_id, policy]))
  const today = shanghaiDay(clock.now())
  return rows.map((row) => {
    const policy = policyOf.get(row.id)
    const contract = contracts.get(row.contract_id)
    const person = people.get(row.person_id)
    const given = entitlements.get(row.id) ?? []
    const accountId = policy?.account_id ?? person?.account_id ?? given[0]?.accountId ?? null
    return {
      id: row.id,
      personId: row.person_id,
      name: policy?.insured_name ?? person?.name ?? accounts.get(accountId ?? '') ?? '',
      contractId: row.contract_id,
      contractNo: contract?.contractNo ?? '',
      planKind: contract?.planKind ?? 'insurance',
      className: contract?.classNames.get(row.class_key) ?? '',
      startsOn: row.starts_on,
      endsOn: row.ends_on,
      waitingFrom: row.waiting_from,
      state: stateOn(row, today),
      policyNo: maskPolicyNo(policy?.policy_no ?? ''),
      benefits: given.map(({ name, unit, total, from, until }) => ({
        name,
        amount: amountText(unit, total),
        startDay: from,
        endDay: until,
      })),
      isRegistered: accountId === null ? 0 : 1,
    }
  })
}

function stateOn({ starts_on, ends_on }: EnrolmentRow, today: string): EnrolmentDto['state'] {
  if (ends_on < starts_on) return 'void'
  if (starts_on > today) return 'coming'
  return ends_on < today ? 'ended' : 'running'
}

export const events: RunCallHandler<typeof enrolmentAdminCalls.events> = async (
  { companyId, enrolmentId },
  ctx,
) => {
  const { db } = ctx
  if (!(await isInScope(ctx, companyId))) return refuse('notFound')
  const row = await db
    .selectFrom('enrolment')
    .selectAll()
    .where((one) => one.and({ company_id: companyId, id: enrolmentId }))
    .executeTakeFirst()
  if (!row) return refuse('notFound')
  const [found, contracts] = await Promise.all([
    eventRows(db, companyId, [row.id]),
    contractLabels(db, companyId, [row.contract_id]),
  ])
  await recordRead(
    ctx,
    { action: 'listEnrolments', encrypted: [row.person_id], payload: { keyword: '' } },
    hour,
  )
  const classNames = contracts.get(row.contract_id)?.classNames
  return answer(
    (found.get(row.id) ?? []).map((event) => ({
      seq: event.seq,
      kind: event.kind,
      day: event.day,
      lastDay: event.last_day,
      className: event.class_key && (classNames?.get(event.class_key) ?? event.class_key),
      versionNo: event.version_no,
      endReason: event.end_reason,
      time: shanghaiMoment(event.at),
    })),
  )
}
