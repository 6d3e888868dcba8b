import type { QueuedUpload } from '#platform/uploads/queue.ts'
import { UploadTile } from './file-tile.tsx'
import styles from './material-files.module.css'

interface Props {
  what: string
  uploads: readonly QueuedUpload[]
  files: { retry: (key: string) => unknown; remove: (key: string) => unknown }
}

/** Files that are not uploaded yet. */
export function PendingFiles({ what, uploads, files }: Props) {
  if (uploads.length === 0) return null
  return (
    <ul className={styles.list} aria-label={`正在上传的${what}`}>
      {uploads.map((upload) => (
        <li key={upload.key}>
          <UploadTile
            name={upload.name || what}
            upload={upload}
            onRetry={() => files.retry(upload.key)}
            onRemove={() => files.remove(upload.key)}
          />
        </li>
      ))}
    </ul>
  )
}
