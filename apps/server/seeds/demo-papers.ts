import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { addClaimPapers } from './claim-papers.ts'
import { addExamPapers } from './exam-papers.ts'
import { addExamReportPapers } from './exam-report-papers.ts'
import { addManuals } from './manuals.ts'
import { addVoicePictures } from './voice-pictures.ts'

/** Loads in the background what takes longer than all other demo data and is not needed right after the start. */
export async function addDemoPapers(services: Services, db: Db): Promise<void> {
  await addManuals(services, db)
  await addExamPapers(services, db)
  await addClaimPapers(services, db)
  await addExamReportPapers(services, db)
  await addVoicePictures(services, db)
}
