import type { AnyJob } from '#platform/jobs/start-jobs.ts'
import { lookJob, watchJob } from './watch-jobs.ts'

export const parcelJobs: readonly AnyJob[] = [watchJob, lookJob]
