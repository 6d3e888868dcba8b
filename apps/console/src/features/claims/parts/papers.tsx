import type { WorkCase } from '@yf/contract/claims-admin'
import { Button, Drawer, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { usePictures, wantPicture } from '#platform/pictures/picture-store.ts'
import { Failed } from '#ui/failed/failed.tsx'
import styles from './papers.module.css'

type Paper = NonNullable<WorkCase['papers']>[number]

function PaperPage({ paper }: { paper: Paper }) {
  const file = usePictures((all) => all[paper.url])
  useEffect(() => wantPicture(paper.url, true), [paper.url])
  if (file?.state === 'shown')
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandboxed frame; the bytes come from our own server
      <iframe className={styles.page} src={file.address} title={paper.name} />
    )
  if (file?.state === 'failed')
    return (
      <Failed title="文件没有打开" onRetry={() => wantPicture(paper.url, true)}>
        {file.words}
      </Failed>
    )
  return <Skeleton className={styles.waiting} active paragraph={{ rows: 10 }} />
}

/** The documents that the member signed, and the letter that was sent. */
export function Papers({ papers }: { papers: readonly Paper[] }) {
  const [open, setOpen] = useState<Paper | null>(null)
  return (
    <>
      {papers.map((paper) => (
        <Button key={paper.url} type="link" size="small" onClick={() => setOpen(paper)}>
          {paper.name}
        </Button>
      ))}
      {open && (
        <Drawer
          open
          size={960}
          title={open.name}
          closable={false}
          extra={<Button onClick={() => setOpen(null)}>关闭</Button>}
          classNames={{ body: styles.body }}
          onClose={() => setOpen(null)}
        >
          <PaperPage paper={open} />
        </Drawer>
      )}
    </>
  )
}
