import type { WorkCase } from '@yf/contract/claims-admin'
import { Button, Drawer, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { usePictures, wantPicture } from '#platform/pictures/picture-store.ts'
import { Failed } from '#ui/failed/failed.tsx'
import styles from './case-documents.module.css'

type CaseDocument = NonNullable<WorkCase['papers']>[number]

function DocumentPage({ document }: { document: CaseDocument }) {
  const file = usePictures((all) => all[document.url])
  useEffect(() => wantPicture(document.url, { isUrgent: true }), [document.url])
  if (file?.state === 'shown')
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandboxed frame; the bytes come from our own server
      <iframe className={styles.page} src={file.address} title={document.name} />
    )
  if (file?.state === 'failed')
    return (
      <Failed title="文件没有打开" onRetry={() => wantPicture(document.url, { isUrgent: true })}>
        {file.message}
      </Failed>
    )
  return <Skeleton className={styles.waiting} active paragraph={{ rows: 10 }} />
}

/** The documents that the member signed, and the letter that was sent. */
export function CaseDocuments({ documents }: { documents: readonly CaseDocument[] }) {
  const [open, setOpen] = useState<CaseDocument | null>(null)
  return (
    <>
      {documents.map((document) => (
        <Button key={document.url} type="link" size="small" onClick={() => setOpen(document)}>
          {document.name}
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
          <DocumentPage document={open} />
        </Drawer>
      )}
    </>
  )
}
