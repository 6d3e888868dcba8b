import type { companyDeskCalls } from '@yf/contract/company-desk'
import type { Handlers } from '#platform/call/handler.ts'
import { companies, profile } from './profile.ts'
import { saveBenefit } from './save-benefit.ts'
import { saveContact } from './save-contact.ts'
import { saveService } from './save-service.ts'

export const companyDeskHandlers: Handlers<typeof companyDeskCalls> = {
  companies,
  profile,
  saveContact,
  saveBenefit,
  saveService,
}
