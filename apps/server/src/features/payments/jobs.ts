import type { AnyJob } from '#platform/jobs/job.ts'
import { askJob } from './ask-job.ts'
import { closeJob } from './close-payments.ts'
import { reconcileJob } from './reconcile-job.ts'
import { refundJob } from './refund-job.ts'

export const paymentJobs: readonly AnyJob[] = [refundJob, closeJob, askJob, reconcileJob]
