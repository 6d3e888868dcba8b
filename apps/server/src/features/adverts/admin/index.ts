import type { advertsAdminCalls } from '@yf/contract/adverts-admin'
import { companyChoices as companies } from '#features/company/public.ts'
import type { Handlers } from '#platform/call/handler.ts'
import { add } from './add.ts'
import { change } from './change.ts'
import { end } from './end.ts'
import { list } from './list.ts'

export const advertsAdminHandlers: Handlers<typeof advertsAdminCalls> = { companies, list, add, change, end }
