import type { cardDeskCalls } from '@yf/contract/card-desk'
import type { Handlers } from '#platform/call/handler.ts'
import { batches, companies, createBatch, voidBatch } from './batches.ts'
import { importQuotas, previewQuotas } from './import-quotas.ts'
import { createOptional, optionals, voidOptional } from './optionals.ts'
import { holders, quotas } from './quotas.ts'
import { takeCodes } from './take-codes.ts'

export const cardDeskHandlers: Handlers<typeof cardDeskCalls> = {
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
