import { newKey } from '@yf/client/keys'
import { outcomeOf, type WriteOutcome } from '@yf/client/outcome'
import type { Call, Input, Output } from '@yf/contract/call'
import { sendFile, type FileSendOptions } from './send-file.ts'

/**
 * Uploads one file outside the queue like any other write: `const kept = await writeFile(row, file, fields)`. Shows
 * no message.
 */
export function writeFile<C extends Call>(
  row: C,
  file: File,
  fields: Input<C>,
  { key = newKey(), onProgress = () => undefined }: Partial<Pick<FileSendOptions, 'key' | 'onProgress'>> = {},
): Promise<WriteOutcome<Output<C>>> {
  const { signal } = new AbortController()
  const sent = sendFile(row, file, fields, { key, onProgress, signal })
  return outcomeOf(sent.then((result) => ({ result, message: '' })))
}
