import { sql } from 'kysely'
import type { ReadOutcome, ReadDocument, ReadOptions } from '@yf/ocr/document/outcome'
import type { JobContext, Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { fileBytes } from '#platform/files/stored-files.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { SendOptions } from '#platform/jobs/jobs.port.ts'
import type { OcrOutcome } from '#platform/ocr/ocr.port.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { endReading, keepOutcome } from './keep-reading.ts'
import { documentKindOf, materialKindOf, readOptions } from './read-options.ts'
import { printedOf, type StoredReading } from '#features/claims/record/materials/reading.ts'
import type { MaterialCaseKey } from '#features/claims/record/materials/store.ts'
import type { MaterialRow } from '#features/claims/record/find.ts'

export interface ReadingOrder {
  readonly companyId: string
  readonly caseId: string
  readonly id: string
}

/** A reader sends a heartbeat every ten seconds; after this silence it counts as dead and another takes over. */
const beatMs = 10_000
const deadAfterMs = 45_000
const busySeconds = 5

/** Reads one material. A second concurrent reader finds it taken and stops. */
export const readMaterial: Job<ReadingOrder> = {
  name: 'claims.read-material',
  retries: 6,
  run: async (order, ctx) => {
    const material = await takeForReading(ctx, order)
    if (!material) return
    const outcome = await whileBeating(ctx, material, () => read(ctx, material))
    if (outcome.outcome === 'busy') {
      await endReading(ctx.db, material, { state: 'waiting' })
      return orderReading(ctx, material, { startAfterSeconds: busySeconds })
    }
    if (outcome.outcome !== 'failed') return keepOutcome(ctx, material, outcome)
    // The first failure may be the machine's fault; a server that shuts down leaves the file to the next reader.
    if (outcome.reason === 'closed' || material.tries < 2) {
      await endReading(ctx.db, material, { state: 'waiting' })
      throw new Error(`a material was not read: ${outcome.reason}`)
    }
    const failure = '暂时无法识别，请点按「重新识别」，或手动填写'
    await endReading(ctx.db, material, { state: 'failed', failure, read_at: ctx.clock.now() })
  },
}

/** `tries` increases with each take, so that a reader presumed dead cannot end a later reading. */
const takeForReading = (
  { db, clock }: Pick<JobContext, 'db' | 'clock'>,
  { companyId, caseId, id }: ReadingOrder,
): Promise<MaterialRow | undefined> =>
  db
    .updateTable('claim_material')
    .set({ state: 'reading', tries: sql<number>`tries + 1`, read_at: clock.now(), failure: null })
    .where((row) => row.and({ company_id: companyId, case_id: caseId, id }))
    .where('removed_at', 'is', null)
    .where(({ eb, or, and }) =>
      or([
        eb('state', '=', 'waiting'),
        and([eb('state', '=', 'reading'), eb('read_at', '<', deadBefore(clock.now()))]),
      ]),
    )
    .returningAll()
    .executeTakeFirst()

const deadBefore = (now: Date) => new Date(now.getTime() - deadAfterMs)

async function whileBeating<T>(ctx: JobContext, material: MaterialRow, work: () => Promise<T>): Promise<T> {
  const beat = setInterval(() => {
    // A failed heartbeat is followed by the next; if none arrives, another reader takes the file.
    endReading(ctx.db, material, { read_at: ctx.clock.now() }).catch(() => undefined)
  }, beatMs)
  try {
    return await work()
  } catch (error) {
    await endReading(ctx.db, material, { state: 'waiting' })
    throw error
  } finally {
    clearInterval(beat)
  }
}

async function read(ctx: JobContext, material: MaterialRow): Promise<OcrOutcome> {
  const caseRow = await caseOf(ctx.db, material)
  const person = caseRow.account_id
  const [bytes, baseOptions, layer] = await Promise.all([
    fileBytes(ctx, person, material.file_id),
    readOptions(ctx, caseRow),
    printedOf(ctx, person, material),
  ])
  const options = layer ? { ...baseOptions, layer } : baseOptions
  const outcome = await readAs(ctx, material, options, { person, bytes })
  if (!layer || outcome.outcome !== 'read') return outcome
  const seen = await ctx.ocr.read(person, bytes, { ...baseOptions, kind: outcome.kind })
  return seen.outcome === 'busy' ? seen : withPage(outcome, seen)
}

interface Picture {
  readonly person: string
  readonly bytes: Buffer
}

async function readAs(
  { ocr }: JobContext,
  material: MaterialRow,
  options: ReadOptions,
  { person, bytes }: Picture,
): Promise<OcrOutcome> {
  const outcome = await ocr.read(person, bytes, options)
  const kind = material.is_kind_given ? documentKindOf[material.kind] : undefined
  if (outcome.outcome !== 'read' || !kind || materialKindOf[outcome.kind] === material.kind) return outcome
  return lookAgain(outcome, await ocr.read(person, bytes, { ...options, kind }))
}

/** The text layer counts; the content of the picture is stored beside it, to be compared before a decision. */
const withPage = (reading: ReadDocument, seen: OcrOutcome): StoredReading => ({
  ...reading,
  page:
    seen.outcome === 'read'
      ? {
          fields: seen.fields,
          lines: seen.lines.map(({ text }) => text),
          amounts: (seen.feeLines ?? []).map(({ amount }) => amount),
        }
      : null,
})

/** Recognises the fields of the declared kind; the detected kind is reported separately. */
function lookAgain(seen: Extract<ReadOutcome, { outcome: 'read' }>, again: OcrOutcome): OcrOutcome {
  if (again.outcome !== 'read') return again
  return { ...again, kind: seen.kind, kindConfidence: seen.kindConfidence }
}

const caseOf = (db: Db, { company_id, case_id }: MaterialRow): Promise<CaseRow> =>
  db
    .selectFrom('claim_case')
    .selectAll()
    .where((row) => row.and({ company_id, id: case_id }))
    .executeTakeFirstOrThrow()

type SendJobDeps = Pick<Services, 'jobs'> & { readonly db: Db }

/** Everybody's first file is read before anybody's second: a person who uploads sixty delays only themselves. */
export async function orderReading(
  { db, jobs }: SendJobDeps,
  { company_id, case_id, id }: Pick<MaterialRow, 'company_id' | 'case_id' | 'id'>,
  options: SendOptions = {},
): Promise<void> {
  const priority = -(await othersInLine(db, { company_id, case_id, id }))
  await jobs.send(db, readMaterial, { companyId: company_id, caseId: case_id, id }, { ...options, priority })
}

/** Per person and company: somebody who claims from two companies has two first files. */
async function othersInLine(
  db: Db,
  { company_id, case_id, id }: Pick<MaterialRow, 'company_id' | 'case_id' | 'id'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('claim_material')
    .innerJoin('claim_case', (join) =>
      join
        .onRef('claim_case.company_id', '=', 'claim_material.company_id')
        .onRef('claim_case.id', '=', 'claim_material.case_id'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('claim_material.company_id', '=', company_id)
    .where('claim_case.account_id', '=', ({ selectFrom }) =>
      selectFrom('claim_case as own')
        .select('own.account_id')
        .where((own) => own.and({ 'own.company_id': company_id, 'own.id': case_id })),
    )
    .where('claim_material.state', 'in', ['waiting', 'reading'])
    .where('claim_material.removed_at', 'is', null)
    .where('claim_material.id', '<>', id)
    .executeTakeFirstOrThrow()
  return count
}

/** After submission in the old flow: reads its receipts for the handler, while nobody waits for the result. */
export async function readStoredReceipts(
  ctx: SendJobDeps,
  { company_id, id }: MaterialCaseKey,
): Promise<void> {
  const queued = await ctx.db
    .updateTable('claim_material')
    .set({ state: 'waiting' })
    .where((row) => row.and({ company_id, case_id: id, state: 'kept', kind: 'receipt' }))
    .where('removed_at', 'is', null)
    .returning(['company_id', 'case_id', 'id'])
    .execute()
  for (const material of queued) await orderReading(ctx, material)
}

/** After this time a file has a reader; one without has lost its job. */
const lostAfterMs = 120_000
const hourMs = 3_600_000

/** Enqueues files again whose job was lost, or whose reader died with its server. */
export const readOverdueMaterials: Job<object> = {
  name: 'claims.read-left-ones',
  retries: 1,
  cron: '* * * * *',
  run: async (_, ctx) => {
    const now = ctx.clock.now()
    const left = await ctx.db
      .selectFrom('claim_material')
      .select(['company_id', 'case_id', 'id', 'tries'])
      .where('removed_at', 'is', null)
      .where(({ eb, or, and }) =>
        or([
          and([eb('state', '=', 'waiting'), eb('created_at', '<', new Date(now.getTime() - lostAfterMs))]),
          and([eb('state', '=', 'reading'), eb('read_at', '<', deadBefore(now))]),
        ]),
      )
      .orderBy('created_at')
      .limit(200)
      .execute()
    for (const { company_id, case_id, id, tries } of left) {
      // One key per hour and try: waiting files must not make a long queue longer.
      const key = `${id}/${tries}/${Math.floor(now.getTime() / hourMs)}`
      await orderReading(ctx, { company_id, case_id, id }, { key })
    }
  },
}
