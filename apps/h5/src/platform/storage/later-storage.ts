import { jsonItem, rawItem, session } from './item.ts'
import { has } from './storage.ts'

/** The fields of a new card by name. */
export interface PayeeTyped {
  caseId: string
  fields: Readonly<Record<string, string>>
}

/** Keys that no first screen reads, kept out of its code. */
export const laterStorage = {
  /** The last claim whose carbon points were announced. */
  carbonClaim: rawItem(session, 'yf_carbonClaim'),
  mallRetried: rawItem(session, 'yf_mallRetried'),
  /** A bank card being typed and its claim; only in this tab. */
  payeeTyped: jsonItem<PayeeTyped>(session, 'yf_payeeTyped', has('caseId', 'fields')),
} as const
