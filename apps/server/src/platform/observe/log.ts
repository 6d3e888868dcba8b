import { pino, type DestinationStream, type Logger } from 'pino'
import { redact } from './redaction.ts'

/** JSON lines. Nothing personal gets through, whatever a feature hands in. */
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

/** A write for each line would cost more than many a call; what is waiting is flushed at the end of the process. */
const buffered = () => pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 })
