import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import type { MaterialKind } from '@yf/domain/claim-materials'
import type { Choice } from '#platform/uploads/choose-files.ts'
import { useUploads } from '#platform/uploads/use-uploads.ts'

/** What cannot be loaded now keeps nobody from sending. */
const lookOver = (files: readonly File[]): Promise<readonly File[]> =>
  import('../shooting/look-over.tsx').then(
    (module) => module.lookOver(files),
    () => files,
  )

export interface MaterialFilesOptions {
  row: typeof claimCalls.upload | typeof claimCalls.uploadV2
  /** Another case is another component: give the id as its key. */
  caseId: string
  most: number
  /** How many the server has already. */
  used: number
  /** The file stays on the phone, and is sent again, until this has ended well. */
  onKept: (materials: ClaimMaterial[]) => unknown
}

/** Files of one claim: chosen, kept over a killed page, sent two at a time. */
export function useMaterialFiles({ row, caseId, most, used, onKept }: MaterialFilesOptions) {
  const queue = useUploads<typeof row>({
    row,
    shelf: `claim/${caseId}`,
    most,
    used,
    onDone: onKept,
    lookOver,
  })
  return {
    ...queue,
    /** Without a kind, reading says what it is. */
    choose: (from: Choice['from'], kind?: MaterialKind) =>
      queue.choose({ from, fields: kind ? { caseId, kind } : { caseId } }),
  }
}

export type MaterialFiles = ReturnType<typeof useMaterialFiles>
export type MaterialUpload = MaterialFiles['uploads'][number]
