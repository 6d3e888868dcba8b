import type { cardsAdminCalls } from '@yf/contract/cards-admin'
import { companyChoices as companies } from '#features/company/public.ts'
import type { Handlers } from '#platform/call/handler.ts'
import { batches, createBatch, voidBatch } from './batches.ts'
import { importQuotas, previewQuotas } from './import-quotas.ts'
import { createOptional, optionals, voidOptional } from './optionals.ts'
import { holders, quotas } from './quotas.ts'
import { takeCodes } from './take-codes.ts'

export const cardsAdminHandlers: Handlers<typeof cardsAdminCalls> = {
  companies,
  batches,
  createBatch,
  takeCodes,
  voidBatch,
  quotas,
  holders,
  previewQuotas,
  importQuotas,
  optionals,
  createOptional,
  voidOptional,
}
