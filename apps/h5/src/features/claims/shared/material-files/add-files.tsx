import { useId, useState } from 'react'
import { ActionSheet } from '#ui/action-sheet/action-sheet.tsx'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { Choice } from '#platform/uploads/choose-files.ts'
import styles from './material-files.module.css'

interface Props {
  /** What is added: 病历. */
  what: string
  onChoose: (from: Choice['from']) => unknown
  /** One large button over the whole width, with words. */
  wide?: boolean
  note?: string
}

const sources = [
  { key: 'camera', label: '拍照' },
  { key: 'album', label: '从相册选择', note: '可以一次选多张' },
  { key: 'document', label: '选择 PDF 文件', note: '逐页识别' },
]

export function AddFiles({ what, onChoose, wide, note }: Props) {
  const [isOpen, setOpen] = useState(false)
  const noteId = useId()
  return (
    <>
      <button
        type="button"
        className={classNames(base.tap, wide ? styles.wide : styles.add)}
        aria-label={`上传${what}`}
        aria-describedby={note ? noteId : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name="camera" size={26} />
        <span className={wide ? styles.addTitle : undefined}>{wide ? `上传${what}` : '上传'}</span>
      </button>
      {note && (
        <p id={noteId} className={styles.addNote}>
          {note}
        </p>
      )}
      <ActionSheet
        open={isOpen}
        title={`上传${what}`}
        actions={sources}
        onSelect={(key) => void onChoose(key as Choice['from'])}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
