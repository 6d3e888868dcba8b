import { companyAdminCalls } from '@yf/contract/company-admin'
import { benefitCodes, benefitKinds, type BenefitCode } from '@yf/domain/company-benefit'
import { DatePicker, Select } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useWrite } from '#platform/http/write.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { afterSaving } from '../after-saving.ts'
import { CodeEntry } from './code-entry.tsx'
import { DescriptionEntries, descriptionFaults, noDescription } from './description-entries.tsx'

interface Props {
  companyId: string
  onClose: () => void
}

type Kind = (typeof benefitKinds)[number]
const kinds = benefitKinds.map((value) => ({ value, label: value }))

export function AddBenefit({ companyId, onClose }: Props) {
  const [texts, setTexts] = useState(noDescription)
  const [kind, setKind] = useState<Kind>('福利')
  const [code, setCode] = useState<BenefitCode>('')
  const [endDay, setEndDay] = useState('')
  const [coveredCount, setCoveredCount] = useState(0)
  const { send, isBusy, error } = useWrite(companyAdminCalls.addBenefit)
  const save = async () =>
    afterSaving(await send({ companyId, ...texts, kind, code, endDay, coveredCount }), texts.name, onClose)
  const isWhole = Object.values(descriptionFaults(texts)).every((fault) => fault === null)
  return (
    <SaveDialog
      title="新建企业权益"
      saving={{ isBusy, fault: error?.message ?? null }}
      missing={isWhole ? (endDay ? null : '请填写有效期') : '请填写名称和服务内容'}
      onSave={() => void save()}
      onClose={onClose}
    >
      <Pair>
        <Entry label="类别">
          {(id) => <Select<Kind> id={id} value={kind} options={kinds} onChange={setKind} />}
        </Entry>
        <CodeEntry value={code} codes={benefitCodes} onChange={setCode} />
        <Entry label="有效期至" isRequired>
          {(id) => (
            <DatePicker
              id={id}
              value={endDay ? dayjs(endDay) : null}
              onChange={(day) => setEndDay(day ? day.format('YYYY-MM-DD') : '')}
            />
          )}
        </Entry>
        <NumberEntry
          label="覆盖人数"
          note="企业专区展示「关爱同事」的人数"
          value={coveredCount}
          min={0}
          max={10_000_000}
          onChange={(count) => setCoveredCount(count ?? 0)}
        />
      </Pair>
      <DescriptionEntries texts={texts} onChange={(changes) => setTexts({ ...texts, ...changes })} />
    </SaveDialog>
  )
}
