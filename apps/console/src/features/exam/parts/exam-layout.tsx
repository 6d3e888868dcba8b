import type { AdminExamDetail, AdminExamDocument } from '@yf/contract/exam-admin'
import { examDocumentKinds } from '@yf/domain/exam-claim'
import { Tag } from 'antd'
import { useMemo, useState } from 'react'
import type { PictureDocument } from '#features/claims/shared/pictures/picture-document.ts'
import { Pictures } from '#features/claims/shared/pictures/pictures.tsx'
import type { FieldFocus, Point } from '#features/claims/shared/pictures/view.ts'
import { Section } from '#ui/section/section.tsx'
import { scrolledByKeys } from '#ui/scrolled-by-keys.ts'
import { stateTones } from '../labels.ts'
import styles from './exam-layout.module.css'
import { ExamActions } from './exam-actions.tsx'
import { ExamFacts } from './exam-facts.tsx'
import { ExamInvoice } from './exam-invoice.tsx'
import { ExamNotices } from './exam-notices.tsx'
import { ExamTimeline } from './exam-timeline.tsx'

const nowhere: readonly Point[] = []

const toPictureDocument = ({ id, url, kind, name, failure }: AdminExamDocument): PictureDocument => ({
  id,
  url,
  kind: examDocumentKinds[kind],
  name,
  notes: failure === null ? [] : [failure],
})

/** The displayed picture, and the area of the focused field in it. */
function useLook({ papers }: AdminExamDetail) {
  const [look, setLook] = useState<FieldFocus>({ materialId: null, readName: null })
  const document = papers.find(({ id }) => id === look.materialId)
  const region = useMemo(
    () => document?.fields.find(({ name }) => name === look.readName)?.region ?? nowhere,
    [document, look.readName],
  )
  return { look, region, setLook }
}

export function ExamLayout({ exam }: { exam: AdminExamDetail }) {
  const { look, region, setLook } = useLook(exam)
  const invoices = exam.papers.filter(({ invoice }) => invoice !== null)
  return (
    <div className={styles.layout}>
      <header className={styles.head}>
        <h2 className={styles.no}>{exam.examNo}</h2>
        <Tag color={stateTones[exam.state]}>{exam.stateName}</Tag>
        {exam.isToConfirm === 1 && <Tag color="warning">待复核</Tag>}
        <span className={styles.quiet}>{`${exam.companyName} · ${exam.submitTime} 提交`}</span>
      </header>
      <Pictures
        materials={exam.papers.map(toPictureDocument)}
        shownId={look.materialId}
        region={region}
        onShow={(materialId) => setLook({ materialId, readName: null })}
      />
      <div className={styles.panel} {...scrolledByKeys}>
        <ExamNotices exam={exam} />
        <ExamFacts exam={exam} />
        <Section title="发票">
          {invoices.map((document) => (
            <ExamInvoice
              key={`${document.id}/${JSON.stringify(document.invoice)}`}
              exam={exam}
              document={document}
              onLook={(readName) => setLook({ materialId: document.id, readName })}
            />
          ))}
        </Section>
        <ExamTimeline exam={exam} />
      </div>
      <ExamActions exam={exam} />
    </div>
  )
}
