import type { KeeperColumn } from '#platform/crypto/keeper-columns.ts'
import type { SealedColumn } from '#platform/crypto/reseal.ts'
import { sealFilesByNight } from '#platform/files/seal-plain-files.ts'
import { forgetUnusedFiles } from '#platform/files/unused-files.ts'
import { forgetOldTries } from '#platform/guesses/forget-old-tries.ts'
import { forgetOldKeys } from '#platform/idempotency/forget-old-keys.ts'
import { resealAll, sealWordsByNight } from '#platform/jobs/key-rotation.ts'
import { forgetClosedWindows } from '#platform/limits/forget-closed-windows.ts'
import { forgetOldEvents } from '#platform/partner-events/forget-old-events.ts'
import {
  deliverOutbox,
  forgetDelivered,
  outboxSealed,
  tendOutbox,
  type Deliverers,
} from '#platform/jobs/outbox.ts'
import type { AnyJob } from '#platform/jobs/job.ts'

/** Jobs of the platform itself; features add theirs. */
export const platformJobs = (
  deliverers: Deliverers,
  sealed: readonly SealedColumn[] = [],
  words: readonly KeeperColumn[] = [],
): AnyJob[] => [
  deliverOutbox(deliverers),
  forgetDelivered,
  tendOutbox,
  forgetOldKeys,
  forgetClosedWindows,
  forgetOldTries,
  forgetOldEvents,
  forgetUnusedFiles,
  sealFilesByNight,
  resealAll([outboxSealed, ...sealed]),
  sealWordsByNight(words),
]
