import type { PartnerCredentials, IssuedCredential } from '#platform/credentials/credentials.port.ts'
import { troubled } from '#platform/partner-call.ts'
import type { WorkChatLoginOutcome, WorkChatTicketOutcome, WorkChatFailure } from './port.ts'

/** Carries a provider's failure through the credentials, which do not know the provider's errors. */
export class NotLent extends Error {
  readonly failure: WorkChatFailure
  constructor(failure: WorkChatFailure) {
    super('the work chat lent nothing')
    this.failure = failure
  }
}

/** Whether an answer says that its token is no longer accepted. */
export type TokenAnswer<T> = T | 'tokenRefused'

export interface CredentialSource {
  readonly credentials: PartnerCredentials
  readonly name: string
  borrow(): Promise<IssuedCredential>
}

/** A token may become invalid before it expires: it is dropped then, and one new token is tried. */
export async function withToken<T>(
  { credentials, name, borrow }: CredentialSource,
  use: (token: string) => Promise<TokenAnswer<T>>,
): Promise<T> {
  for (let round = 0; round < 2; round++) {
    const token = await credentials.get(name, borrow)
    const result = await use(token)
    if (result !== 'tokenRefused') return result
    await credentials.drop(name, token)
  }
  throw new NotLent({ kind: 'refused', reason: 'setup', providerCode: 'token' })
}

/** The provider's answer must have a value and an expiry, otherwise it counts as none. */
export function lent(value: unknown, seconds: unknown): IssuedCredential {
  if (typeof value !== 'string' || !value || typeof seconds !== 'number' || !(seconds > 0))
    throw new NotLent(troubled)
  return { value, seconds }
}

export const refused = (code: unknown, reason: 'badCode' | 'outsider' | 'setup' = 'setup') =>
  ({ kind: 'refused', reason, providerCode: String(code) }) as const

/** Converts failures that came through the credentials back into outcomes. */
export async function asOutcome<T extends WorkChatLoginOutcome | WorkChatTicketOutcome>(
  work: () => Promise<T>,
): Promise<T | WorkChatFailure> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NotLent) return error.failure
    throw error
  }
}
