import { currentEnvironment } from '#platform/environment/environment.ts'
import { say } from '#platform/http/feedback.ts'

export type ExportMethod = 'share' | 'download' | null

const asFile = (blob: Blob, name: string) => new File([blob], name, { type: blob.type })

/** How a file can leave the app here: by the phone's share sheet, as a download, or not at all, as in chat apps. */
export function exportMethodOf(blob: Blob | null, name: string): ExportMethod {
  if (!blob) return null
  if (navigator.canShare?.({ files: [asFile(blob, name)] })) return 'share'
  return currentEnvironment() === 'normal' ? 'download' : null
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser reads the bytes some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/**
 * Closing the sheet means that the member changed their mind; if it did not open, the tap was too long ago, and
 * another tap opens it.
 */
function whyNotShared(error: unknown): void {
  if (error instanceof Error && error.name === 'NotAllowedError') say('文件已准备好，请再点一次')
}

export async function exportFile(blob: Blob, name: string): Promise<void> {
  const way = exportMethodOf(blob, name)
  if (way === 'download') download(blob, name)
  if (way === 'share') await navigator.share({ files: [asFile(blob, name)] }).catch(whyNotShared)
}
