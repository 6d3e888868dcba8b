import type { AnyJob } from '#platform/jobs/job.ts'
import { readLeftDocumentsJob, readDocumentJob } from './documents/read-document.ts'

export const examJobs: readonly AnyJob[] = [readDocumentJob, readLeftDocumentsJob]
