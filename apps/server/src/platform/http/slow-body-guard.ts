import type { IncomingMessage } from 'node:http'

/** A body that arrives too slowly. */
export class SlowBodyError extends Error {
  readonly statusCode = 408
}

export interface LeastRate {
  readonly bytes: number
  readonly withinMs: number
}

/**
 * A phone in a lift may send nothing for some seconds; a client that sends next to nothing for this long only holds
 * the connection.
 */
export const leastRate: LeastRate = { bytes: 16 * 1024, withinMs: 15_000 }

/** Waits for a body while its sender keeps sending. Start it when the body is read, not before. */
export async function guardSlowBody<T>(
  { socket }: IncomingMessage,
  reading: Promise<T>,
  { bytes, withinMs }: LeastRate = leastRate,
): Promise<T> {
  let seen = socket.bytesRead
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      if (socket.bytesRead - seen < bytes) reject(new SlowBodyError('too slow'))
      seen = socket.bytesRead
    }, withinMs)
  })
  try {
    return await Promise.race([reading, tooSlow])
  } finally {
    clearInterval(timer)
  }
}
