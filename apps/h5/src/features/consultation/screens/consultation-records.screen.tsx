import { consultationCalls } from '@yf/contract/consultation'
import type { ConsultationRow } from '@yf/contract/consultation-shapes'
import type { ConsultationState } from '@yf/domain/consultation'
import { useState } from 'react'
import { useFamily } from '#features/equity/shared/use-equity.ts'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useSettled } from '#ui/text-field/use-settled.ts'
import { RecordRow } from '../record/record-row.tsx'
import styles from '../record/record.module.css'

const states: readonly { value: ConsultationState | 0; label: string }[] = [
  { value: 0, label: '全部' },
  { value: 5, label: '待付款' },
  { value: 1, label: '待接诊' },
  { value: 2, label: '问诊中' },
  { value: 3, label: '已结束' },
  { value: 4, label: '已取消' },
]
const everybody = ''

/** The member's consultations, filtered by family member, state and keyword. */
export default function ConsultationRecordsScreen() {
  const { companyId } = useCompany()
  const family = useFamily().data ?? []
  const [familyId, setFamilyId] = useState(everybody)
  const [state, setState] = useState<ConsultationState | 0>(0)
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim(), 300)
  const filter = {
    companyId,
    ...(familyId ? { familyId } : {}),
    ...(state ? { state } : {}),
    ...(keyword ? { keyword } : {}),
  }
  const isNarrowed = Boolean(familyId || state || keyword)
  return (
    <Page
      actions={
        <Button block onTap={() => go('/hospital/toConsultation')}>
          去问诊
        </Button>
      }
    >
      <div className={styles.filters}>
        <TextField
          label="搜索问诊"
          hideLabel
          icon="search"
          type="search"
          placeholder="搜索症状、诊断或医生"
          maxLength={40}
          value={typed}
          onChange={setTyped}
          clearable
        />
        {family.length > 1 && (
          <Segments
            label="就诊人"
            items={[
              { value: everybody, label: '全部家人' },
              ...family.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={familyId}
            onChange={setFamilyId}
          />
        )}
        <Segments label="状态" items={states} value={state} onChange={setState} />
      </div>
      <AnsweredList<ConsultationRow>
        key={JSON.stringify(filter)}
        label="问诊记录"
        look="plain"
        load={pagesOf(consultationCalls.list, filter)}
        keyOf={({ id }) => id}
        renderRow={(row) => <RecordRow row={row} />}
        empty={
          isNarrowed ? (
            <EmptyOf kind="search" title="没有符合条件的问诊" note="换个关键词，或放宽家人与状态再试" />
          ) : (
            <EmptyOf kind="consultations" title="还没有问诊记录" note="哪里不舒服，可以随时在线问医生" />
          )
        }
      />
    </Page>
  )
}
