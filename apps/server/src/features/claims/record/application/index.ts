import type { claimCalls } from '@yf/contract/claims'
import type { Handlers } from '#platform/call/handler.ts'
import { applyPage, applyPageV2 } from './apply-page.ts'
import { bankPage, checkBank, regions } from './bank.ts'
import { checkCompany } from './check-company.ts'
import { checkMember } from './check-member.ts'
import { chinaLifeShanghai, chinaLifeShenzhen } from './china-life.ts'
import { chooseMember } from './choose-member.ts'
import { dropDraft } from './drop-draft.ts'
import { limit, tips } from './limit.ts'
import { mustReconfirm } from './must-reconfirm.ts'
import { publicHospitalVisitTypes, visitTypes } from './visit-types.ts'

type ApplicationCallName =
  | 'checkCompany'
  | 'checkMember'
  | 'limit'
  | 'limitV2'
  | 'tips'
  | 'mustReconfirm'
  | 'chinaLifeShenzhen'
  | 'chinaLifeShanghai'
  | 'applyPage'
  | 'applyPageV2'
  | 'chooseMember'
  | 'dropDraft'
  | 'visitTypes'
  | 'visitTypesV2'
  | 'publicHospitalVisitTypes'
  | 'bankPage'
  | 'checkBank'
  | 'regions'

export const applicationHandlers: Handlers<Pick<typeof claimCalls, ApplicationCallName>> = {
  checkCompany,
  checkMember,
  limit,
  limitV2: limit,
  tips,
  mustReconfirm,
  chinaLifeShenzhen,
  chinaLifeShanghai,
  applyPage,
  applyPageV2,
  chooseMember,
  dropDraft,
  visitTypes,
  visitTypesV2: visitTypes,
  publicHospitalVisitTypes,
  bankPage,
  checkBank,
  regions,
}
