import type { AnyJob } from '#platform/jobs/job.ts'
import { forgetDirectUploads } from './direct-uploads.ts'
import { forgetUnsent } from './forget-unsent.ts'
import { readLeftOnes, readMaterial } from './read-material.ts'

export const materialJobs: readonly AnyJob[] = [readMaterial, readLeftOnes, forgetDirectUploads, forgetUnsent]
