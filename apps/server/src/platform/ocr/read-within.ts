import type { ReadDocument, ReadOptions } from '@yf/ocr/document/outcome'
import type { Ocr } from './ocr.port.ts'

/** The user is looking at a form and can type the values as well. */
const readWithinMs = 20_000

/** Reads a picture while its user waits: returns the result, or why there is none. */
export async function readWithin(
  ocr: Ocr,
  person: string,
  body: Uint8Array,
  options: ReadOptions,
): Promise<ReadDocument | 'unreadable' | 'notNow'> {
  const outcome = await inTime(ocr.read(person, body, options))
  if (outcome === 'tookTooLong' || outcome.outcome === 'busy' || outcome.outcome === 'failed') return 'notNow'
  return outcome.outcome === 'unreadable' ? 'unreadable' : outcome
}

async function inTime<T>(work: Promise<T>): Promise<T | 'tookTooLong'> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<'tookTooLong'>((resolve) => {
    timer = setTimeout(() => resolve('tookTooLong'), readWithinMs)
  })
  try {
    return await Promise.race([work, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
