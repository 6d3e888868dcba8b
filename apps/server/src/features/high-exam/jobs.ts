import type { AnyJob } from '#platform/jobs/job.ts'
import { askJob, cancelJob } from './ask-partner.ts'
import { changeJob } from './change.ts'
import { fetchJob } from './fetch-report.ts'
import { roundJob } from './round.ts'

export const highExamJobs: readonly AnyJob[] = [askJob, changeJob, cancelJob, fetchJob, roundJob]
