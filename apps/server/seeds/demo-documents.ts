import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { addClaimDocuments } from './claim-documents.ts'
import { addExamDocuments } from './exam-documents.ts'
import { addExamReportDocuments } from './exam-report-documents.ts'
import { addManuals } from './manuals.ts'
import { addFeedbackPictures } from './feedback-pictures.ts'

/** Loads in the background what takes longer than all other demo data and is not needed right after the start. */
export async function addDemoDocuments(services: Services, db: Db): Promise<void> {
  await addManuals(services, db)
  await addExamDocuments(services, db)
  await addClaimDocuments(services, db)
  await addExamReportDocuments(services, db)
  await addFeedbackPictures(services, db)
}
