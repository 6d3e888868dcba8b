import type { claimCalls } from '@yf/contract/claims'
import type { Run } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { findDiagnoses } from './search.ts'

const most = 6

/** What a member may have meant, while it is typed: the words that are taken over are a name of the table. */
export const diagnoses: Run<typeof claimCalls.diagnoses> = async ({ keyword }) =>
  answer(findDiagnoses(keyword).slice(0, most))
