import type { AnyJob } from '#platform/jobs/job.ts'
import { removeBytes } from './record/materials/files-of-draft.ts'
import { knowInsuredJob } from './evidence/diagnoses/know-insured-job.ts'
import { materialJobs } from './evidence/reading/jobs.ts'
import { reassess } from './decision/reassess.ts'
import { paperJob } from './decision/documents/paper-job.ts'
import { askPaymentsJob, payJob } from './decision/payment/pay-job.ts'
import { askIssuer, askLeftOnes } from './evidence/verification/ask-issuer.ts'

export const claimJobs: readonly AnyJob[] = [
  removeBytes,
  knowInsuredJob,
  ...materialJobs,
  askIssuer,
  askLeftOnes,
  reassess,
  paperJob,
  payJob,
  askPaymentsJob,
]
