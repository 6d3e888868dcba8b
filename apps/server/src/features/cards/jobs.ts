import type { AnyJob } from '#platform/jobs/start-jobs.ts'
import { radarJob } from './radar/notices.ts'

export const cardJobs: readonly AnyJob[] = [radarJob]
