import type { StaffRole } from '@yf/domain/staff'
import type { Logger } from 'pino'
import type { Clock } from '#platform/clock.ts'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import type { FileStore } from '#platform/files/files.port.ts'
import type { ExtensionPoints } from '#platform/extension-points.ts'
import type { Jobs, Outbox } from '#platform/jobs/jobs.port.ts'
import type { RateLimits } from '#platform/limits/limits.port.ts'
import type { Ocr } from '#platform/ocr/ocr.port.ts'
import type { DocumentPort } from '#platform/documents/documents.port.ts'
import type { Partners } from '#platform/partners.ts'
import type { Settings } from '#platform/settings.ts'
import type { ReceivedUpload } from './upload.ts'

/** The services that a process offers to every call and job. */
export interface Services {
  readonly settings: Settings
  readonly clock: Clock
  readonly cipher: FieldCipher
  readonly limits: RateLimits
  readonly files: FileStore
  readonly jobs: Jobs
  readonly outbox: Outbox
  readonly partners: Partners
  readonly extensionPoints: ExtensionPoints
  readonly documentWriter: DocumentPort
  readonly ocr: Ocr
}

export interface JobContext extends Services {
  readonly db: Db
  readonly log: Logger
  /** Opens a transaction; inside it use only the given context. */
  transaction<T>(work: (ctx: JobContext) => Promise<T>): Promise<T>
}

/** The caller: set when the row requires a user. */
export interface Caller {
  readonly accountId: string
  readonly tokenHash: string
  /** The token from the request; the server stores only its hash. */
  readonly token: string
}

export interface CallContext extends Services {
  /** The call's own handle: the transaction's inside a transaction, otherwise the pool's. */
  readonly db: Db
  readonly log: Logger
  readonly requestId: string
  readonly address: string
  readonly userAgent: string
  /**
   * The device id that the app stores on a phone and sends at login; null when it is not one that the app generates.
   */
  readonly device: string | null
  /** The caller's solved proof of work, as received; empty when there is none. */
  readonly proofOfWork: string
  /**
   * The bearer token of the Authorization header as received, for rows whose `credential` the handler checks itself.
   */
  readonly bearer: string | null
  /** The files of a multipart call, otherwise empty. */
  readonly uploads: readonly ReceivedUpload[]
  /**
   * Set for rows that take an idempotency key; empty otherwise. A handler in steps ensures one effect per key itself.
   */
  readonly idempotencyKey: string
}

/** A call with a signed-in member. */
export interface MemberContext extends CallContext {
  readonly caller: Caller
}

/** A staff member of the console. */
export interface Staff {
  readonly id: string
  readonly name: string
  readonly role: StaffRole
  /** The company of company staff; null for claims staff. */
  readonly companyId: string | null
  readonly tokenHash: string
}

/** A call by a staff member of the console. */
export interface StaffContext extends CallContext {
  readonly staff: Staff
}
