import type { claimCalls } from '@yf/contract/claims'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { findDiagnoses } from './search.ts'

const most = 6

/** Suggestions while the member types: the description then is a name of the table. */
export const diagnoses: RunCallHandler<typeof claimCalls.diagnoses> = async ({ keyword }) =>
  answer(findDiagnoses(keyword).slice(0, most))
