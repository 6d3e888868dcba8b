import type { KeeperColumn } from '#platform/crypto/keeper-columns.ts'
import type { SealedColumn } from '#platform/crypto/reseal.ts'

export const contactRow = (suggestionId: string) => `suggestion:${suggestionId}:contact`
export const leadRow = (recordId: string) => `promotion_record:${recordId}:phone`
/** What a visitor's hash is made for: it tells two visits of one day apart and nothing else. */
export const visitorField = 'promotion_record.visitor'

export const advertSealed: readonly SealedColumn[] = [
  { table: 'suggestion', id: 'id', column: 'contact_sealed', row: contactRow },
  { table: 'promotion_record', id: 'id', column: 'phone_sealed', row: leadRow },
]

export const suggestionRow = (id: string) => `suggestion:${id}:content`
export const adviceRow = (id: string) => `activity_advice:${id}:content`
export const evaluationRow = (serviceId: string) => `evaluation:${serviceId}:content`

/** What people write to us may be about their health. */
export const advertWords: readonly KeeperColumn[] = [
  ...[
    { table: 'suggestion', column: 'content', row: suggestionRow },
    { table: 'activity_advice', column: 'content', row: adviceRow },
  ].map((place) => ({ ...place, keys: ['account_id', 'id'], id: 'id', keeper: 'account_id' })),
  {
    table: 'evaluation',
    column: 'content',
    keys: ['company_id', 'service_id'],
    id: 'service_id',
    row: evaluationRow,
    // Whoever was sent the link may have written it: it is about the service that this member had.
    keeper: `(select account_id from service_record
      where service_record.company_id = evaluation.company_id and service_record.id = evaluation.service_id)`,
  },
]
