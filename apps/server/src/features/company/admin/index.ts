import type { companyAdminCalls } from '@yf/contract/company-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { companies, profile } from './profile.ts'
import { saveBenefit } from './save-benefit.ts'
import { saveContact } from './save-contact.ts'
import { saveService } from './save-service.ts'

export const companyAdminHandlers: Handlers<typeof companyAdminCalls> = {
  companies,
  profile,
  saveContact,
  saveBenefit,
  saveService,
}
