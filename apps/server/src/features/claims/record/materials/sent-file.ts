import { badInput, type BadInput } from '#platform/call/outcome.ts'
import type { ReceivedUpload } from '#platform/call/upload.ts'

export interface IncomingFile {
  readonly bytes: Buffer
  readonly name: string
}

export const isBadInput = (found: object | null): found is BadInput =>
  found !== null && 'kind' in found && found.kind === 'badInput'

/** The only file of a call; null if there is none. */
export function sentFile([file, ...others]: readonly ReceivedUpload[]): IncomingFile | BadInput | null {
  if (others.length > 0) return badInput('file', '每次只能上传一个文件')
  return file ? { bytes: file.bytes, name: displayName(file.fileName) } : null
}

/** The name is only for display; it never becomes a path. */
const displayName = (fileName: string): string =>
  fileName
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(-60) || '材料'
