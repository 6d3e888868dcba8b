import type { ExamDocument } from '@yf/contract/exam-shapes'
import { examDocumentKinds, type ExamDocumentKind } from '@yf/domain/exam-claim'
import { AddFiles } from '#features/claims/shared/material-files/add-files.tsx'
import { FileTile } from '#features/claims/shared/material-files/file-tile.tsx'
import { PendingFiles } from '#features/claims/shared/material-files/pending-files.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { documentStatus } from '../expense/texts.ts'
import type { ExamFiles } from '../expense/use-exam-files.ts'
import styles from './expense.module.css'

interface Props {
  kind: ExamDocumentKind
  documents: readonly ExamDocument[]
  files: ExamFiles
  onOpen: (document: ExamDocument) => void
}

const hints: Readonly<Record<ExamDocumentKind, string>> = {
  invoice: '拍照或上传电子发票（PDF、OFD），号码、日期和金额自动识别',
  report: '上传报告首页和结论页即可，PDF 每页算一张',
}

/** Documents of one kind: purpose, files and an add button. */
export function DocumentSection({ kind, documents, files, onOpen }: Props) {
  const name = examDocumentKinds[kind]
  const own = documents.filter((document) => document.kind === kind)
  const uploads = files.uploads.filter(({ fields }) => fields.kind === kind)
  const chip =
    own.length > 0 ? <Chip tone="success">{`${own.length} 张`}</Chip> : <Chip tone="warning">必传</Chip>
  const notes = own.flatMap((document) => documentStatus(document).note ?? [])
  return (
    <Card title={name} extra={chip}>
      <p className={styles.hint}>{hints[kind]}</p>
      <PendingFiles what={name} uploads={uploads} files={files} />
      <div className={styles.grid}>
        {own.map((document, at) => (
          <FileTile
            key={document.id}
            name={`第${at + 1}张${name}`}
            url={document.url}
            status={documentStatus(document)}
            onOpen={() => onOpen(document)}
          />
        ))}
        <AddFiles what={name} onChoose={(from) => files.choose(from, kind)} />
      </div>
      {notes.length > 0 && (
        <ul className={styles.faults}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}
