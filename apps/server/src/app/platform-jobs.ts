import type { EncryptedColumn } from '#platform/crypto/reencrypt.ts'
import { forgetUnusedFiles } from '#platform/files/unused-files.ts'
import { forgetOldTries } from '#platform/brute-force/forget-old-tries.ts'
import { forgetOldKeys } from '#platform/idempotency/forget-old-keys.ts'
import { reencryptAll } from '#platform/jobs/key-rotation.ts'
import { forgetClosedWindows } from '#platform/limits/forget-closed-windows.ts'
import { forgetOldEvents } from '#platform/partner-events/forget-old-events.ts'
import {
  deliverOutbox,
  forgetDelivered,
  outboxEncrypted,
  cleanUpOutbox,
  type Deliverers,
} from '#platform/jobs/outbox.ts'
import type { AnyJob } from '#platform/jobs/job.ts'

/** Jobs of the platform itself; features add theirs. */
export const platformJobs = (
  deliverers: Deliverers,
  encrypted: readonly EncryptedColumn[] = [],
): AnyJob[] => [
  deliverOutbox(deliverers),
  forgetDelivered,
  cleanUpOutbox,
  forgetOldKeys,
  forgetClosedWindows,
  forgetOldTries,
  forgetOldEvents,
  forgetUnusedFiles,
  reencryptAll([outboxEncrypted, ...encrypted]),
]
