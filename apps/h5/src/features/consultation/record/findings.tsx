import type { Consultation } from '@yf/contract/consultation-shapes'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { PrescriptionCard } from '../parts/prescription-card.tsx'
import { SickNoteCard } from '../parts/sick-note-card.tsx'

/** The doctor's summary, diagnosis, advice, documents and follow-up date. */
export function Findings({ consultation }: { consultation: Consultation }) {
  const { summary, diagnosis, advice, followUpDay, prescriptions, sickNotes } = consultation
  const hasFindings = [summary, diagnosis, advice].some((text) => text !== '')
  return (
    <>
      <Card title="问诊小结">
        <Facts
          rows={[
            { label: '小结', value: hasFindings ? summary : '医生没有留下小结，可查看对话记录' },
            { label: '诊断', value: diagnosis },
            { label: '建议', value: advice },
            { label: '复诊', value: followUpDay ? `建议 ${followUpDay} 前后复诊` : '' },
          ]}
        />
      </Card>
      {prescriptions.map((prescription) => (
        <PrescriptionCard key={prescription.id} prescription={prescription} />
      ))}
      {sickNotes.map((note) => (
        <SickNoteCard key={note.id} note={note} />
      ))}
    </>
  )
}
