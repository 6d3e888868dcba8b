import type { AnyJob } from '#platform/jobs/job.ts'
import { notSentBackJob } from './send-back-timer.ts'
import { closeUnpaidJob, confirmJob } from './timers.ts'

export const orderJobs: readonly AnyJob[] = [closeUnpaidJob, confirmJob, notSentBackJob]
