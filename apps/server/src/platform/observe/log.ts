import { pino, type DestinationStream, type Logger } from 'pino'
import { redact } from './redaction.ts'

/** JSON lines. Personal data are redacted, whatever a feature passes in. */
export function createLog(level: string, to: DestinationStream = buffered()): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (entry) => redact(entry) as Record<string, unknown>,
      },
      serializers: { err: (error: unknown) => error, req: () => undefined, res: () => undefined },
    },
    to,
  )
}

/** A write per line would cost more than many a call; buffered lines are flushed when the process ends. */
const buffered = () => pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 })
