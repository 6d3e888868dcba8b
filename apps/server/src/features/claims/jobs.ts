import type { AnyJob } from '#platform/jobs/job.ts'
import { removeBytes } from './record/materials/files-of-draft.ts'
import { knowInsuredJob } from './record/insured.ts'
import { materialJobs } from './evidence/reading/jobs.ts'
import { weighAgain } from './decision/reassess.ts'
import { paperJob } from './decision/documents/paper-job.ts'
import { askPaymentsJob, payJob } from './decision/payment/pay-job.ts'
import { askIssuer, askLeftOnes } from './evidence/verification/ask-issuer.ts'

export const claimJobs: readonly AnyJob[] = [
  removeBytes,
  knowInsuredJob,
  ...materialJobs,
  askIssuer,
  askLeftOnes,
  weighAgain,
  paperJob,
  payJob,
  askPaymentsJob,
]
