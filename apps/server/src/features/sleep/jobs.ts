import type { AnyJob } from '#platform/jobs/job.ts'
import { beginJob } from './ask-to-begin.ts'

export const sleepJobs: readonly AnyJob[] = [beginJob]
