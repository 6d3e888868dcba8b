import type { AnyJob } from '#platform/jobs/start-jobs.ts'
import { paperJob } from './papers.ts'
import { askPaymentsJob, payJob } from './pay-job.ts'

export const caseJobs: readonly AnyJob[] = [paperJob, payJob, askPaymentsJob]
