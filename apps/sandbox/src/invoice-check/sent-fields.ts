import { isSigned } from '@yf/partner-contract/partner-link'

/** The received fields, as far as they are text. */
export type SentFields = Readonly<Record<string, string>>

export const sentBy = (body: unknown): SentFields =>
  Object.fromEntries(
    Object.entries(typeof body === 'object' && body !== null ? body : {}).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    ),
  )

export const isCaller = (sent: SentFields, app: { id: string; secret: string }): boolean =>
  sent['appid'] === app.id && isSigned(sent, sent['sign'] ?? '', app.secret)
