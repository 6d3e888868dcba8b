import type { Consultation } from '@yf/contract/consultation-shapes'
import { nearMomentText } from '@yf/domain/near-days'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { ChatPicture } from '../parts/chat-picture.tsx'
import { StateChip } from '../parts/state-chip.tsx'
import { allergyText } from '../texts.ts'
import styles from './record.module.css'

/** The patient and the complaint given to the doctor. */
export function Complaint({ consultation }: { consultation: Consultation }) {
  const { patientName, patientAge, labels, words, allergies, pictures, startedTime, endedTime } = consultation
  const age = patientAge === null ? '' : `，${patientAge}岁`
  return (
    <Card title="病情描述" extra={<StateChip state={consultation.state} />}>
      <Facts
        rows={[
          { label: '就诊人', value: `${patientName}${age}` },
          { label: '症状', value: labels.join('、') },
          { label: '描述', value: <span className={styles.text}>{words}</span> },
          { label: '过敏史', value: allergyText(allergies) },
          { label: '发起时间', value: nearMomentText(startedTime) },
          { label: '结束时间', value: endedTime ? nearMomentText(endedTime) : '' },
        ]}
      />
      {pictures.length > 0 && (
        <ul className={styles.pictures} aria-label="病情图片">
          {pictures.map((url, at) => (
            <li key={url}>
              <ChatPicture url={url} name={`第${at + 1}张病情图片`} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
