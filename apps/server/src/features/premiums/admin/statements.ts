import type { premiumsAdminCalls } from '@yf/contract/premiums-admin'
import { shanghaiDay } from '@yf/domain/dates'
import { statementMonths } from '@yf/domain/premium-statement'
import { managedCompanies, managedCompany } from '#features/company/public.ts'
import { policyIdsNamed } from '#features/equity/public.ts'
import { agreedContracts, contractLabels } from '#features/plans/public.ts'
import { pageOf, recordRead } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { jsonValue } from '#platform/db/json-value.ts'
import { linesOf, monthOfStatement, statementsOfContracts } from '../store.ts'
import { toLineRows, toStatement, toStatementRow } from './dto.ts'
import { labelOf, scopedStatement } from './scope.ts'

type PremiumsAdminCalls = typeof premiumsAdminCalls

export const companies: RunCallHandler<PremiumsAdminCalls['companies']> = async (_, ctx) =>
  answer((await managedCompanies(ctx)).map(({ id, name }) => ({ id, name })))

export const contracts: RunCallHandler<PremiumsAdminCalls['contracts']> = async ({ companyId }, ctx) => {
  const { db, clock } = ctx
  if (!(await managedCompany(ctx, companyId))) return refuse('notFound')
  const agreed = await agreedContracts(db, companyId)
  const known = await statementsOfContracts(
    db,
    companyId,
    agreed.map(({ id }) => id),
  )
  const byContract = Map.groupBy(known, ({ contract_id }) => contract_id)
  const today = shanghaiDay(clock.now())
  return answer(
    agreed.map(({ id, contractNo, startsOn, endsOn }) => {
      const own = byContract.get(id) ?? []
      const last = own.find(({ state }) => state === 'issued')
      const hasOpen = own.some(({ state }) => state !== 'issued')
      const lastIssued = last ? monthOfStatement(last) : null
      const months = statementMonths({ startsOn, endsOn, lastIssued, hasOpen, today })
      return { id, contractNo, startsOn, endsOn, months }
    }),
  )
}

export const statements: RunCallHandler<PremiumsAdminCalls['statements']> = async (
  { companyId, contractId, ...page },
  ctx,
) => {
  const { db, staff } = ctx
  if (!(await managedCompany(ctx, companyId))) return refuse('notFound')
  let query = db.selectFrom('premium_statement').selectAll().where('company_id', '=', companyId)
  if (contractId) query = query.where('contract_id', '=', contractId)
  if (staff.companyId !== null) query = query.where('state', '=', 'issued')
  const { rows, total } = await pageOf(db, query, page, (all) => all.orderBy('month', 'desc').orderBy('id'))
  const labels = await contractLabels(
    db,
    companyId,
    rows.map(({ contract_id }) => contract_id),
  )
  const records = rows.map((row) => toStatementRow(row, labels.get(row.contract_id)?.contractNo ?? ''))
  return answer({ records, total })
}

export const statement: RunCallHandler<PremiumsAdminCalls['statement']> = async (input, ctx) => {
  const found = await scopedStatement(ctx, input)
  return found ? answer(await toStatement(ctx, found)) : refuse('notFound')
}

/** Names are shown: within an hour only people who are new to the reader are audited. */
const hour = 3_600_000

export const lines: RunCallHandler<PremiumsAdminCalls['lines']> = async (
  { change, keyword, pageNo, pageSize, ...input },
  ctx,
) => {
  const { db } = ctx
  const found = await scopedStatement(ctx, input)
  if (!found) return refuse('notFound')
  let query = linesOf(db, found.statement)
  const name = keyword?.trim() ?? ''
  if (name !== '') query = query.where('enrolment_id', 'in', policyIdsNamed(db, input.companyId, name))
  if (change) query = query.where('changes', '@>', jsonValue([{ kind: change }]) as never)
  const { rows, total } = await pageOf(db, query, { pageNo, pageSize }, (all) => all.orderBy('person_id'))
  const encrypted = rows.map(({ person_id }) => person_id)
  await recordRead(ctx, { action: 'listPremiumLines', encrypted, payload: labelOf(found) }, hour)
  return answer({ records: await toLineRows(db, found, rows), total })
}
