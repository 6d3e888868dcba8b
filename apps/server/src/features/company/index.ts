import type { companyCalls } from '@yf/contract/company'
import type { Handlers } from '#platform/call/handler.ts'
import { carbon } from './carbon.ts'
import { equity } from './equity.ts'
import { highMedicalServices } from './high-medical-services.ts'
import { list } from './list.ts'
import { redirectPartner } from './redirect-partner.ts'
import { theme } from './theme.ts'

export const companyHandlers: Handlers<typeof companyCalls> = {
  list,
  theme,
  equity,
  highMedicalServices,
  carbon,
  redirectPartner,
}
