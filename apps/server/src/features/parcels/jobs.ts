import type { AnyJob } from '#platform/jobs/job.ts'
import { lookJob, watchJob } from './watch-jobs.ts'

export const parcelJobs: readonly AnyJob[] = [watchJob, lookJob]
