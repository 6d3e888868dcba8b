import { caseStates } from '@yf/domain/claim-case'
import type { JobContext } from '#platform/call/context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { takeCase } from '../record/find.ts'
import type { CaseWork } from '../record/transitions.ts'
import { firstStop } from '../assessment/checks.ts'
import { judgeCase } from '../assessment/judge.ts'
import type { CaseRow } from '../record/own-case.ts'
import { decideAtOnce } from './at-once.ts'
import { holdInvoices } from './hold-invoices.ts'
import { keepFlags, noteFlags } from './keep-flags.ts'

/** Something other than a staff action has changed a case: an issuer has answered. */
export const reassess: Job<{ readonly caseId: string }> = {
  name: 'claims.weigh-again',
  retries: 6,
  run: ({ caseId }, ctx) => ctx.transaction((inner) => reassessCase(inner, caseId)),
}

/**
 * Recalculates the flags. An unassigned case without remaining objections is decided automatically, under the same
 * conditions as at submission; an assigned one is left to its handler.
 */
async function reassessCase(ctx: JobContext, caseId: string): Promise<void> {
  const caseRow = await takeCase(ctx.db, caseId)
  if (!caseRow || !isOpen(caseRow)) return
  const judged = await judgeCase(ctx, caseRow)
  await keepFlags(ctx.db, caseRow, judged.flags)
  const isForMachine = caseRow.state === caseStates.submitted && judged.isAutomatic
  if (!isForMachine || firstStop(judged.checks)) return
  if (await holdInvoices(ctx, caseRow, judged.facts.receipts)) return
  // Another case was decided meanwhile, so the flags have changed.
  if (!(await decideAtOnce(ctx, judged.facts))) await noteFlags(ctx, caseRow)
}

const isOpen = ({ state }: CaseRow) => state >= caseStates.submitted && state <= caseStates.adjudicating

export const orderReassessment = (
  { db, jobs }: Pick<CaseWork, 'db' | 'jobs'>,
  caseId: string,
  startAfterSeconds = 0,
): Promise<void> => jobs.send(db, reassess, { caseId }, { startAfterSeconds })
