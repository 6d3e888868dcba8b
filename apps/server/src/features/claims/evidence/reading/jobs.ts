import type { AnyJob } from '#platform/jobs/job.ts'
import { forgetDirectUploads } from '#features/claims/record/materials/direct-uploads.ts'
import { forgetUnsent } from '#features/claims/record/materials/forget-unsent.ts'
import { readLeftOnes, readMaterial } from './read-material.ts'

export const materialJobs: readonly AnyJob[] = [readMaterial, readLeftOnes, forgetDirectUploads, forgetUnsent]
