import type { MaterialKind } from '@yf/domain/claim-materials'
import { Suspense, useId, useState } from 'react'
import { lazy } from '#platform/parts/lazy.ts'
import { ActionSheet } from '#ui/action-sheet/action-sheet.tsx'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { FileChoice } from '#platform/uploads/choose-files.ts'
import styles from './material-files.module.css'

interface Props {
  /** What is added: 病历. */
  what: string
  kind?: MaterialKind
  onChoose: (from: FileChoice['from']) => unknown
  /** One large full-width button with a label. */
  wide?: boolean
  note?: string
}

const sources = [
  { key: 'camera', label: '拍照' },
  { key: 'album', label: '从相册选择', note: '可以一次选多张' },
  { key: 'document', label: '选择 PDF、OFD 文件', note: '电子票据原件，直接读取' },
  { key: 'import', label: '从微信、支付宝导入', note: '先保存为文件' },
  { key: 'guide', label: '怎么拍才清楚', note: '样例和要点' },
]

const ShootingGuide = lazy(async () => ({
  default: (await import('../shooting/shooting-guide.tsx')).ShootingGuide,
}))
const ImportGuide = lazy(async () => ({
  default: (await import('../shooting/import-guide.tsx')).ImportGuide,
}))

export function AddFiles({ what, kind, onChoose, wide, note }: Props) {
  const [guide, setGuide] = useState<'import' | 'guide' | null>(null)
  const [isOpen, setOpen] = useState(false)
  const noteId = useId()
  const close = () => setGuide(null)
  const select = (key: string) =>
    key === 'import' || key === 'guide' ? setGuide(key) : void onChoose(key as FileChoice['from'])
  const chooseSaved = () => {
    close()
    void onChoose('document')
  }
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
        onSelect={select}
        onClose={() => setOpen(false)}
      />
      <Suspense fallback={null}>
        {guide === 'guide' && <ShootingGuide kind={kind} onClose={close} />}
        {guide === 'import' && <ImportGuide onChoose={chooseSaved} onClose={close} />}
      </Suspense>
    </>
  )
}
