import type { AnyJob } from '#platform/jobs/start-jobs.ts'
import { paperJob } from '../papers/paper-job.ts'
import { askPaymentsJob, payJob } from '../paying/pay-job.ts'

export const caseJobs: readonly AnyJob[] = [paperJob, payJob, askPaymentsJob]
