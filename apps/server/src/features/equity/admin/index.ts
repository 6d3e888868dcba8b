import type { equityAdminCalls } from '@yf/contract/equity-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { addManual, companies, manuals, removeManual, renameManual } from './manuals.ts'

export const equityAdminHandlers: Handlers<typeof equityAdminCalls> = {
  companies,
  manuals,
  addManual,
  renameManual,
  removeManual,
}
