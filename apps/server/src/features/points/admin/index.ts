import type { pointsAdminCalls } from '@yf/contract/points-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { adjustments } from './adjustments.ts'
import { decide } from './decide.ts'
import { propose } from './propose.ts'
import { changeRules } from './rules/change.ts'
import { decideRules } from './rules/decide-rules.ts'
import { ruleChanges, ruleCompanies, rules } from './rules/rules.ts'
import { saveStepsChannel, stepsChannel } from './rules/steps-channel.ts'
import { withdrawRules } from './rules/withdraw-rules.ts'

export const pointsAdminHandlers: Handlers<typeof pointsAdminCalls> = {
  adjustments,
  propose,
  decide,
  ruleCompanies,
  rules,
  ruleChanges,
  stepsChannel,
  saveStepsChannel,
  changeRules,
  decideRules,
  withdrawRules,
}
