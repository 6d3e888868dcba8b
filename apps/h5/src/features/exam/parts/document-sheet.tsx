import { examCalls } from '@yf/contract/exam'
import { examDocumentKinds } from '@yf/domain/exam-claim'
import { usePicture } from '#platform/pictures/use-picture.ts'
import { write } from '#platform/http/write.ts'
import { Button } from '#ui/button/button.tsx'
import { confirm } from '#ui/dialog/confirm.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { refreshDocuments } from '../expense/use-expense.ts'
import styles from './expense.module.css'
import { InvoiceSheet, type InvoiceSheetProps } from './invoice-sheet.tsx'

type Props = Omit<InvoiceSheetProps, 'onRemove'>

/** One document enlarged; an invoice with its recognised data. Open while mounted. */
export function DocumentSheet({ id, document, onClose }: Props) {
  const remove = async () => {
    const isSure = await confirm({ title: '删除这张资料？', confirmText: '删除', tone: 'danger' })
    if (!isSure) return
    const removed = await write(examCalls.removePaper, { id, paperId: document.id })
    if (!removed.ok) return
    onClose()
    await refreshDocuments()
  }
  const props = { id, document, onClose, onRemove: remove }
  return document.invoice ? <InvoiceSheet {...props} /> : <PictureSheet {...props} />
}

function PictureSheet({ document, onClose, onRemove }: Omit<InvoiceSheetProps, 'id'>) {
  const name = examDocumentKinds[document.kind]
  const { src } = usePicture(document.url)
  return (
    <Sheet
      open
      onClose={onClose}
      title={name}
      actions={
        <Button block kind="danger" onTap={onRemove}>
          删除
        </Button>
      }
    >
      {src && <img className={styles.picture} src={src} alt={`${name}大图`} />}
    </Sheet>
  )
}
