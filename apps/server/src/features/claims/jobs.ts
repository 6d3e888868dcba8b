import type { AnyJob } from '#platform/jobs/job.ts'
import { removeBytes } from '#platform/files/remove-bytes.ts'
import { identifyInsuredJob } from './evidence/diagnoses/identify-insured-job.ts'
import { materialJobs } from './evidence/reading/jobs.ts'
import { reassess } from './decision/reassess.ts'
import { documentJob } from './decision/documents/document-job.ts'
import { askPaymentsJob, payJob } from './decision/payment/pay-job.ts'
import { askIssuer, askOverdueChecks } from './evidence/verification/ask-issuer.ts'

export const claimJobs: readonly AnyJob[] = [
  removeBytes,
  identifyInsuredJob,
  ...materialJobs,
  askIssuer,
  askOverdueChecks,
  reassess,
  documentJob,
  payJob,
  askPaymentsJob,
]
