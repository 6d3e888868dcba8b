import { claimsAdminCalls, type WorkCase } from '@yf/contract/claims-admin'
import { Select } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { useSettled } from '#ui/use-settled.ts'
import { useCaseAction } from '../use-case.ts'

interface ChosenDiagnosis {
  readonly value: string
  readonly label: string
}

const chosenOf = ({ codedDiagnoses }: WorkCase): ChosenDiagnosis[] =>
  codedDiagnoses.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))

/** The codes that the table suggests for the typed text. */
function useOffered(typed: string) {
  const keyword = useSettled(typed.trim(), 200)
  const { data, isFetching } = useQueryOf(
    claimsAdminCalls.diagnoses,
    { keyword },
    { enabled: keyword !== '' },
  )
  const found = keyword === '' ? [] : (data ?? [])
  const options = found.map(({ code, name, words }) => ({
    value: code,
    label: `${code} ${name}${words === name ? '' : `（${words}）`}`,
  }))
  return { options, isFetching, isAsked: keyword !== '' }
}

export function DiagnosisDialog({ work, onClose }: { work: WorkCase; onClose: () => void }) {
  const [chosen, setChosen] = useState(() => chosenOf(work))
  const [typed, setTyped] = useState('')
  const offered = useOffered(typed)
  const { run, isBusy, fault } = useCaseAction(claimsAdminCalls.codeDiagnosis)
  const save = async () => {
    const codes = chosen.map(({ value }) => value)
    const done = codes.length > 0 ? '诊断编码已保存，应赔金额已重新计算' : '已恢复会员填写的诊断'
    if (await run({ caseId: work.caseId, codes }, done)) onClose()
  }
  const choose = (next: readonly ChosenDiagnosis[]) => {
    setChosen([...next])
    setTyped('')
  }
  return (
    <Dialog
      title="诊断编码"
      confirmText="保存"
      isBusy={isBusy}
      fault={fault}
      canConfirm={chosen.length <= 10}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <p>会员填写：{work.diagnosis ?? '未填写'}</p>
      <Entry
        label="ICD-10 诊断"
        note="输入编码、中文或拼音首字母，如 J06、咽炎、yy；清空则按会员填写的诊断理算"
      >
        {(id) => (
          <Select<ChosenDiagnosis[]>
            id={id}
            mode="multiple"
            labelInValue
            placeholder="搜索诊断"
            value={chosen}
            options={offered.options}
            loading={offered.isFetching}
            notFoundContent={offered.isAsked && !offered.isFetching ? '没有匹配的诊断' : null}
            showSearch={{ searchValue: typed, filterOption: false, onSearch: setTyped }}
            onChange={choose}
          />
        )}
      </Entry>
      <p>编码以病历为准，保单的除外责任按编码核对；会员看不到编码。</p>
    </Dialog>
  )
}
