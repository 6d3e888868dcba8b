import { jsonItem, rawItem, session } from './item.ts'
import { has } from './storage.ts'

/** The fields of a new card, by their names. */
export interface PayeeTyped {
  caseId: string
  fields: Readonly<Record<string, string>>
}

/** Keys that no first screen reads: it goes without them. */
export const laterStorage = {
  /** The claim whose carbon points were told last. */
  carbonClaim: rawItem(session, 'yf_carbonClaim'),
  mallRetried: rawItem(session, 'yf_mallRetried'),
  /** A bank card that is being typed, and for which claim; in this tab alone. */
  payeeTyped: jsonItem<PayeeTyped>(session, 'yf_payeeTyped', has('caseId', 'fields')),
} as const
