import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import type { MaterialKind } from '@yf/domain/claim-materials'
import type { FileChoice } from '#platform/uploads/choose-files.ts'
import { useUploads } from '#platform/uploads/use-uploads.ts'

/** If the check cannot be loaded, the upload continues without it. */
const lookOver = (files: readonly File[]): Promise<readonly File[]> =>
  import('../shooting/check-pictures.tsx').then(
    (module) => module.checkPictures(files),
    () => files,
  )

export interface MaterialFilesOptions {
  row: typeof claimCalls.upload | typeof claimCalls.uploadV2
  /** Another case needs another component instance: use the id as its key. */
  caseId: string
  most: number
  /** The number of files already on the server. */
  used: number
  /** The file stays on the phone and is retried until this succeeds. */
  onStored: (materials: ClaimMaterial[]) => unknown
}

/** Files of one claim: chosen, stored across a killed page, uploaded two at a time. */
export function useMaterialFiles({ row, caseId, most, used, onStored }: MaterialFilesOptions) {
  const queue = useUploads<typeof row>({
    row,
    shelf: `claim/${caseId}`,
    most,
    used,
    onDone: onStored,
    lookOver,
  })
  return {
    ...queue,
    /** Without a kind, recognition determines it. */
    choose: (from: FileChoice['from'], kind?: MaterialKind) =>
      queue.choose({ from, fields: kind ? { caseId, kind } : { caseId } }),
  }
}

export type MaterialFiles = ReturnType<typeof useMaterialFiles>
export type MaterialUpload = MaterialFiles['uploads'][number]
