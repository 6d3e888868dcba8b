import type { WorkCase } from '@yf/contract/workbench'
import { useEffect, useRef, useState } from 'react'
import { usePictures, wantPicture } from '#platform/pictures/picture-store.ts'
import { Blank } from '#ui/blank/blank.tsx'
import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './papers.module.css'

type Paper = NonNullable<WorkCase['papers']>[number]

function PaperDialog({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const file = usePictures((all) => all[paper.url])
  useEffect(() => wantPicture(paper.url, true), [paper.url])
  useEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={paper.name} onCancel={onClose}>
      <header className={styles.head}>
        <h2 className={styles.title}>{paper.name}</h2>
        <Button kind="bare" icon="close" onPress={onClose}>
          关闭
        </Button>
      </header>
      {file?.state === 'shown' ? (
        // Browsers show no PDF in a sandboxed frame; its bytes are our own server's.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe className={styles.page} src={file.address} title={paper.name} />
      ) : file?.state === 'failed' ? (
        <Blank icon="warning" title="文件没有打开" onRetry={() => wantPicture(paper.url, true)}>
          {file.words}
        </Blank>
      ) : (
        <Skeleton lines={10} />
      )}
    </dialog>
  )
}

/** What the member has signed, and the letter that was sent. */
export function Papers({ papers }: { papers: readonly Paper[] }) {
  const [open, setOpen] = useState<Paper | null>(null)
  return (
    <>
      {papers.map((paper) => (
        <Button key={paper.url} kind="bare" onPress={() => setOpen(paper)}>
          {paper.name}
        </Button>
      ))}
      {open && <PaperDialog paper={open} onClose={() => setOpen(null)} />}
    </>
  )
}
