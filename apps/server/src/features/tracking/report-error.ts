import { createHash } from 'node:crypto'
import type { ClientError, trackingCalls } from '@yf/contract/tracking'
import { messageClass } from '@yf/domain/client-error'
import { shanghaiDay } from '@yf/domain/dates'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { errorsPerAddress, errorsPerMessage, newErrorsPerHour } from './rules.ts'
import { countError, keepError } from './store.ts'

/** By position and message: the same fault on many phones is one error. File names differ between releases. */
const fingerprintOf = ({ kind, name, message, frames }: ClientError): string =>
  createHash('sha256')
    .update([kind, name, message, ...frames.slice(0, 3)].join('\n'))
    .digest('hex')

/** Anybody may call this: personal data is masked again here, and no single sender can fill the table. */
export const reportError: RunCallHandler<typeof trackingCalls.reportError> = async (report, ctx) => {
  const { limits, clock, db, log } = ctx
  if (!(await limits.take('client-error', ctx.address, errorsPerAddress)).allowed) return refuse('tooOften')
  const error = { ...report, message: messageClass(report.message) }
  const fingerprint = fingerprintOf(error)
  if (!(await limits.take('client-error-same', fingerprint, errorsPerMessage)).allowed) return answer(null)
  const now = clock.now()
  const day = shanghaiDay(now)
  if (await countError(db, { fingerprint, day, last_at: now })) return answer(null)
  if (!(await limits.take('client-error-new', 'all', newErrorsPerHour)).allowed) return refuse('tooOften')
  await keepError(db, { ...error, fingerprint, day, first_at: now, last_at: now })
  log.warn({ clientError: { fingerprint: fingerprint.slice(0, 12), ...error } }, 'an app reports an error')
  return answer(null)
}
