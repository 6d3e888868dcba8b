import type { AnyJob } from '#platform/jobs/job.ts'
import { readLeftPapers, readPaper } from './papers/read-paper.ts'

export const examJobs: readonly AnyJob[] = [readPaper, readLeftPapers]
