import type { companyAdminCalls } from '@yf/contract/company-admin'
import type { companyChannelCalls } from '@yf/contract/company-admin-channels'
import type { companySetUpCalls } from '@yf/contract/company-admin-set-up'
import type { Handlers } from '#platform/call/handler.ts'
import { addBenefit, addService, removeBenefit, removeService } from './add-offer.ts'
import {
  channels,
  createChannel,
  rotateChannelSecret,
  saveChannel,
  switchChannel,
} from './channels/channels.ts'
import { loginThemes, removeLoginTheme, saveLoginTheme } from './channels/login-themes.ts'
import { partner, savePartner } from './channels/partner.ts'
import { saveTheme, theme } from './channels/theme.ts'
import { companies, profile } from './profile.ts'
import { saveBenefit } from './save-benefit.ts'
import { saveContact } from './save-contact.ts'
import { saveService } from './save-service.ts'
import { company, list, setUpRows } from './set-up/companies.ts'
import { createCompany } from './set-up/create.ts'
import { groups, saveGroup } from './set-up/groups.ts'
import { saveCompany } from './set-up/save-company.ts'
import { saveFunctions } from './set-up/save-functions.ts'
import { setStatus } from './set-up/set-status.ts'
import { uploadPicture } from './set-up/upload-picture.ts'

export const companyAdminHandlers: Handlers<
  typeof companyAdminCalls & typeof companySetUpCalls & typeof companyChannelCalls
> = {
  companies,
  profile,
  saveContact,
  saveBenefit,
  saveService,
  addBenefit,
  removeBenefit,
  addService,
  removeService,
  groups,
  saveGroup,
  list,
  company,
  setUpRows,
  createCompany,
  saveCompany,
  setStatus,
  saveFunctions,
  uploadPicture,
  channels,
  createChannel,
  saveChannel,
  switchChannel,
  rotateChannelSecret,
  partner,
  savePartner,
  theme,
  saveTheme,
  loginThemes,
  saveLoginTheme,
  removeLoginTheme,
}
