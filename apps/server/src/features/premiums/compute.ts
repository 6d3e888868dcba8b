import { addMonths, daysOfMonthWithin } from '@yf/domain/months'
import { premiumOfMonth } from '@yf/domain/premium'
import { premiumLine, totalOf, type PremiumLine } from '@yf/domain/premium-line'
import { peopleOfContract, type ContractPerson } from '#features/enrolment/public.ts'
import { agreedContracts, type AgreedContract } from '#features/plans/public.ts'
import type { JobContext } from '#platform/call/context.ts'
import { insertRows } from '#platform/db/insert-rows.ts'
import type { Job } from '#platform/jobs/job.ts'
import {
  changeStatement,
  chargedTo,
  lockStatement,
  monthOfStatement,
  removeLines,
  statementsOfContracts,
  type Charged,
  type Statement,
} from './store.ts'
import type { ChangeSums, ClassSums } from './tables.ts'

export interface ComputeJob {
  readonly companyId: string
  readonly statementId: string
}

const perTransaction = 500

/** Some people after the other, each batch with its cursor and the sums so far in one transaction, until none is left. */
async function compute(job: ComputeJob, ctx: JobContext): Promise<void> {
  while (await ctx.transaction((inner) => computeSome(inner, job)));
}

async function computeSome(ctx: JobContext, { companyId, statementId }: ComputeJob): Promise<boolean> {
  const { db, clock } = ctx
  const statement = await lockStatement(db, { company_id: companyId, id: statementId })
  if (statement?.state !== 'computing') return false
  const contract = await contractOf(ctx, statement)
  if (statement.computed_until === null) await removeLines(db, statement)
  const people = await peopleOfContract(
    db,
    { companyId, contractId: contract.id },
    statement.computed_until,
    perTransaction,
  )
  const lines = await linesOfPeople(ctx, statement, contract, people)
  await insertRows(db, 'premium_line', lines.map(toRow(statement)))
  const isOver = people.length < perTransaction
  await changeStatement(db, statement, {
    ...summed(
      statement,
      lines.map(({ line }) => line),
    ),
    computed_until: people.at(-1)?.personId ?? statement.computed_until,
    moved_at: clock.now(),
    ...(isOver ? { state: 'draft' } : {}),
  })
  return !isOver
}

/** As it was when the computation began: an endorsement that is approved meanwhile counts in the next one. */
async function contractOf(
  { db }: JobContext,
  { company_id, contract_id, contract_version_no }: Statement,
): Promise<AgreedContract> {
  const [contract] = await agreedContracts(db, company_id, contract_id)
  if (!contract) throw new Error('a statement has an agreed contract')
  return { ...contract, versions: contract.versions.filter(({ no }) => no <= contract_version_no) }
}

interface PersonLine {
  readonly person: ContractPerson
  readonly line: PremiumLine
}

async function linesOfPeople(
  { db }: JobContext,
  statement: Statement,
  contract: AgreedContract,
  people: readonly ContractPerson[],
): Promise<PersonLine[]> {
  const month = monthOfStatement(statement)
  const before = addMonths(month, -1)
  const others = await statementsOfContracts(db, statement.company_id, [contract.id])
  const previous = others.find((one) => monthOfStatement(one) === before)
  const charged = await chargedTo(
    db,
    statement,
    previous?.id ?? null,
    people.map(({ personId }) => personId),
  )
  return people.flatMap((person) => {
    const line = premiumLine({
      month: premiumOfMonth(contract, person.covers, month),
      ...chargedFacts(charged.get(person.personId)),
      daysBefore: daysOfMonthWithin(before, contract.startsOn, contract.endsOn),
      daysNow: daysOfMonthWithin(month, contract.startsOn, contract.endsOn),
    })
    return line === null ? [] : [{ person, line }]
  })
}

const chargedFacts = (charged: Charged | undefined) => ({
  chargedFen: charged?.fen ?? 0,
  previous: charged?.last
    ? {
        segments: charged.last.segments,
        premiumFen: charged.last.premium_fen,
        correctionFen: charged.last.correction_fen,
      }
    : null,
})

const toRow =
  ({ company_id, id, contract_id }: Statement) =>
  ({ person, line }: PersonLine) => ({
    company_id,
    statement_id: id,
    person_id: person.personId,
    contract_id,
    enrolment_id: person.enrolmentId,
    days: line.days,
    premium_fen: line.premiumFen,
    correction_fen: line.correctionFen,
    previous_fen: line.previousFen,
    segments: JSON.stringify(line.segments) as never,
    changes: JSON.stringify(line.changes) as never,
  })

/** The sums of the statement, with the lines of a batch. */
function summed(statement: Statement, lines: readonly PremiumLine[]) {
  const by_class: Record<string, ClassSums[string]> = { ...statement.by_class }
  const by_change: Record<string, NonNullable<ChangeSums['joined']>> = { ...statement.by_change }
  let { people, unpriced, premium_fen, correction_fen, previous_fen } = statement
  for (const line of lines) {
    people += line.days > 0 ? 1 : 0
    unpriced += line.segments.some(({ yearlyFen }) => yearlyFen === null) ? 1 : 0
    premium_fen += line.premiumFen
    correction_fen += totalOf(line) - line.premiumFen
    previous_fen += line.previousFen
    for (const [classKey, own] of Map.groupBy(line.segments, (one) => one.classKey)) {
      const sum = by_class[classKey] ?? { people: 0, days: 0, fen: 0 }
      by_class[classKey] = {
        people: sum.people + 1,
        days: own.reduce((days, one) => days + one.days, sum.days),
        fen: own.reduce((fen, one) => fen + one.fen, sum.fen),
      }
    }
    for (const { kind, fen } of line.changes) {
      const sum = by_change[kind] ?? { people: 0, fen: 0 }
      by_change[kind] = { people: sum.people + 1, fen: sum.fen + fen }
    }
  }
  return { by_class, by_change, people, unpriced, premium_fen, correction_fen, previous_fen }
}

export const computeJob: Job<ComputeJob> = { name: 'premiums.compute', run: compute, retries: 5 }
