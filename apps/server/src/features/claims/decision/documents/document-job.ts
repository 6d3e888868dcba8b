import type { Job } from '#platform/jobs/job.ts'
import { caseById } from '#features/claims/record/find.ts'
import type { CaseWork } from '#features/claims/record/transitions.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { dropFile, documentOf, type CaseDocumentKind } from './document-files.ts'

interface DocumentJobData {
  readonly caseId: string
  readonly paper: CaseDocumentKind
  /** The unsigned PDF of the draft, which the signed one replaces. */
  readonly insteadOf?: string
}

/** Documents are rendered in the background; an earlier request renders them at once. */
export const documentJob: Job<DocumentJobData> = {
  name: 'claims.write-paper',
  retries: 6,
  async run({ caseId, paper, insteadOf }, ctx) {
    const caseRow = await caseById(ctx.db, caseId)
    if (!caseRow) return
    await documentOf(ctx, caseRow, paper)
    if (insteadOf) await dropFile(ctx, caseRow, insteadOf)
  },
}

export const orderDocument = (
  { db, jobs }: Pick<CaseWork, 'db' | 'jobs'>,
  { id, book_file_id }: CaseRow,
  paper: CaseDocumentKind,
): Promise<void> =>
  jobs.send(db, documentJob, {
    caseId: id,
    paper,
    ...(paper === 'book' && book_file_id ? { insteadOf: book_file_id } : {}),
  })
