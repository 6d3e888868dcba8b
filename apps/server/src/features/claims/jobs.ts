import type { AnyJob } from '#platform/jobs/job.ts'
import { removeBytes } from './application/files-of-draft.ts'
import { knowInsuredJob } from './case/insured.ts'
import { materialJobs } from './materials/jobs.ts'
import { weighAgain } from './deciding/weigh-again.ts'
import { paperJob } from './papers/paper-job.ts'
import { askPaymentsJob, payJob } from './paying/pay-job.ts'
import { askIssuer, askLeftOnes } from './verifying/ask-issuer.ts'

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
