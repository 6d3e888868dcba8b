import type { trialRunCalls } from '@yf/contract/claims-admin-trials'
import type { Handlers } from '#platform/call/handler.ts'
import { trialCase, trialCases } from './cases.ts'
import { trialRunFile } from './file.ts'
import { trialRun, trialRuns } from './results.ts'
import { cancelTrialRun, startTrialRun } from './start.ts'

export const trialRunHandlers: Handlers<typeof trialRunCalls> = {
  trialRuns,
  trialRun,
  startTrialRun,
  cancelTrialRun,
  trialCases,
  trialCase,
  trialRunFile,
}
