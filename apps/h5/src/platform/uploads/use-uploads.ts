import type { Call, Input, Output } from '@yf/contract/call'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { newKey } from '@yf/client/keys'
import { say } from '#platform/http/feedback.ts'
import { useSession } from '#platform/session/session.ts'
import { blobs } from '#platform/storage/blobs.ts'
import { chooseFiles, type FileChoice } from './choose-files.ts'
import { prepare } from './prepare.ts'
import type { QueuedUpload } from './queue.ts'
import { sendFile } from './send-file.ts'
import { UploadQueue } from './upload-queue.ts'
import { usePreparedChooser } from './use-prepared-chooser.ts'

export interface UseUploads<C extends Call> {
  /** A multipart row whose file part is named `file`. */
  readonly row: C
  /**
   * The object that the files belong to, such as `claim/<draft id>`; another object needs another component instance
   * (use it as the key).
   */
  readonly shelf: string
  readonly most: number
  /** The number of files already uploaded. */
  readonly used: number
  /** The stored file is deleted once this succeeds; otherwise it is sent and reported again. */
  readonly onDone: (result: Output<C>, upload: QueuedUpload<Input<C>>) => unknown
  /** Checks photos before the upload and returns those that the member still wants to send. */
  readonly lookOver?: (files: readonly File[]) => Promise<readonly File[]>
}

/**
 * `const { uploads, choose } = useUploads({ row: claimCalls.upload, shelf: 'claim/1', most: 30, used, onDone })`,
 * then `choose({ from: 'camera', fields: { … } })` from a tap. Uploads survive a killed page and continue when it
 * returns.
 */
export function useUploads<C extends Call>({ row, shelf, most, used, onDone, lookOver }: UseUploads<C>) {
  const [queue] = useState(
    () =>
      new UploadQueue<Input<C>, Output<C>>({
        owner: useSession.getState().userInfo?.baseId ?? '',
        shelf,
        most,
        prepare,
        send: (file, fields, how) => sendFile(row, file, fields, how),
        blobs,
        newKey,
        now: () => Date.now(),
        say,
      }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.current)
  usePreparedChooser()
  useEffect(() => queue.watch({ used, onDone }), [queue, used, onDone])
  useEffect(() => {
    void queue.resume()
    addEventListener('online', queue.retryAll)
    return () => {
      removeEventListener('online', queue.retryAll)
      queue.pause()
    }
  }, [queue])

  const { add, retry, retryAll, remove } = queue
  const choose = async ({ from, fields }: { from: FileChoice['from']; fields: Input<C> }): Promise<void> => {
    const remaining = most - used - uploads.length
    if (remaining <= 0) return say(`最多上传 ${most} 个文件`)
    const chosen = await chooseFiles({ from, most: remaining })
    add(lookOver && from !== 'document' ? await lookOver(chosen) : chosen, fields)
  }
  return {
    uploads,
    /** Uploads are in progress: leaving or submitting should wait. */
    isBusy: uploads.some(({ state }) => state !== 'failed'),
    choose,
    add,
    retry,
    retryAll,
    remove,
  }
}
