import type { AnyJob } from '#platform/jobs/job.ts'
import { forgetDirectUploads } from '#features/claims/record/materials/direct-uploads.ts'
import { forgetUnsent } from '#features/claims/record/materials/forget-unsent.ts'
import { readOverdueMaterials, readMaterial } from './read-material.ts'

export const materialJobs: readonly AnyJob[] = [
  readMaterial,
  readOverdueMaterials,
  forgetDirectUploads,
  forgetUnsent,
]
