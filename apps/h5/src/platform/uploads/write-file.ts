import { newKey } from '@yf/client/keys'
import { outcomeOf, type Outcome } from '@yf/client/outcome'
import type { Call, Input, Output } from '@yf/contract/call'
import { sendFile, type Sending } from './send-file.ts'

/** One file that stands in no queue, as a write like any other: `const kept = await writeFile(row, file, fields)`. Nothing is said. */
export function writeFile<C extends Call>(
  row: C,
  file: File,
  fields: Input<C>,
  { key = newKey(), onProgress = () => undefined }: Partial<Pick<Sending, 'key' | 'onProgress'>> = {},
): Promise<Outcome<Output<C>>> {
  const { signal } = new AbortController()
  const sent = sendFile(row, file, fields, { key, onProgress, signal })
  return outcomeOf(sent.then((result) => ({ result, message: '' })))
}
