import { TextField } from '#ui/text-field/text-field.tsx'
import type { ConsultationDraft } from './consultation-draft.ts'
import styles from './intake.module.css'

const most = { words: 800, history: 150 }

interface IllnessFieldsProps extends Pick<ConsultationDraft, 'words' | 'history'> {
  onChange: (what: Partial<Pick<ConsultationDraft, 'words' | 'history'>>) => void
}

export const IllnessFields = ({ words, history, onChange }: IllnessFieldsProps) => (
  <div className={styles.group}>
    <div>
      <TextField
        label="病情描述"
        required
        rows={5}
        maxLength={most.words}
        placeholder="哪里不舒服、多久了、怎样会加重或缓解、用过什么药"
        value={words}
        onChange={(changed) => onChange({ words: changed })}
      />
      <p className={styles.count}>{`${words.length}/${most.words}`}</p>
    </div>
    <TextField
      label="既往病史（选填）"
      rows={2}
      maxLength={most.history}
      placeholder="高血压、糖尿病、手术、怀孕等"
      value={history}
      onChange={(changed) => onChange({ history: changed })}
    />
  </div>
)
