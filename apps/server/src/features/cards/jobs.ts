import type { AnyJob } from '#platform/jobs/job.ts'
import { notifyOpenedJob } from './optional/notify-opened.ts'
import { radarJob } from './radar/notices.ts'

export const cardJobs: readonly AnyJob[] = [radarJob, notifyOpenedJob]
