import type { StaffRole } from '@yf/domain/staff'
import type { Logger } from 'pino'
import type { Clock } from '#platform/clock.ts'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import type { FileStore } from '#platform/files/files.port.ts'
import type { Hooks } from '#platform/hooks.ts'
import type { Jobs, Outbox } from '#platform/jobs/jobs.port.ts'
import type { Limits } from '#platform/limits/limits.port.ts'
import type { Ocr } from '#platform/ocr/ocr.port.ts'
import type { Papers } from '#platform/papers/papers.port.ts'
import type { Partners } from '#platform/partners.ts'
import type { Settings } from '#platform/settings.ts'
import type { Upload } from './upload.ts'

/** What a process offers to every call and job. */
export interface Services {
  readonly settings: Settings
  readonly clock: Clock
  readonly cipher: FieldCipher
  readonly limits: Limits
  readonly files: FileStore
  readonly jobs: Jobs
  readonly outbox: Outbox
  readonly partners: Partners
  readonly hooks: Hooks
  readonly papers: Papers
  readonly ocr: Ocr
}

export interface JobContext extends Services {
  readonly db: Db
  readonly log: Logger
  /** Opens a transaction; inside it use only the context that is handed in. */
  transaction<T>(work: (ctx: JobContext) => Promise<T>): Promise<T>
}

/** Who is calling: set where the row asks for a user. */
export interface Caller {
  readonly accountId: string
  readonly tokenHash: string
  /** As it came with the request; the server itself keeps the hash alone. */
  readonly token: string
}

export interface CallContext extends Services {
  /** The call's own handle: a transaction's in a transaction, otherwise the pool's. */
  readonly db: Db
  readonly log: Logger
  readonly requestId: string
  readonly address: string
  readonly userAgent: string
  /** What the app keeps on a phone and sends when somebody logs in; null where it is none that an app makes. */
  readonly device: string | null
  /** The puzzle that the caller has solved, as it came; empty where there is none. */
  readonly puzzle: string
  /** The Authorization header's bearer token as it came, for rows whose `credential` the handler judges itself. */
  readonly bearer: string | null
  /** The files of a multipart call, otherwise none. */
  readonly uploads: readonly Upload[]
  /** Of a row that takes one; empty otherwise. A handler in steps sees to one effect per key by itself. */
  readonly idempotencyKey: string
}

/** A call with a signed-in member. */
export interface MemberContext extends CallContext {
  readonly caller: Caller
}

/** Who works at the console. */
export interface Staff {
  readonly id: string
  readonly name: string
  readonly role: StaffRole
  /** Whose own people they are; null for those of the claims desk. */
  readonly companyId: string | null
  readonly tokenHash: string
}

/** A call of somebody who works at the console. */
export interface StaffContext extends CallContext {
  readonly staff: Staff
}
