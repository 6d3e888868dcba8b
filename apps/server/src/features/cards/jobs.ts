import type { AnyJob } from '#platform/jobs/job.ts'
import { tellOpenedJob } from './optional/tell-opened.ts'
import { radarJob } from './radar/notices.ts'

export const cardJobs: readonly AnyJob[] = [radarJob, tellOpenedJob]
