import { companyAdminCalls } from '@yf/contract/company-admin'
import { benefitCodes, type BenefitCode } from '@yf/domain/company-benefit'
import { fromYuan } from '@yf/domain/money'
import { useState } from 'react'
import { useWrite } from '#platform/http/write.ts'
import { SaveDialog } from '#ui/dialog/save-dialog.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { afterSaving } from '../after-saving.ts'
import { CodeEntry } from './code-entry.tsx'
import { noDescription } from './description-entries.tsx'
import { ServiceEntries, serviceFaults, type ServiceTexts } from './service-entries.tsx'

interface Props {
  companyId: string
  onClose: () => void
}

const empty: ServiceTexts = { ...noDescription, provider: '', phone: '' }

export function AddService({ companyId, onClose }: Props) {
  const [texts, setTexts] = useState(empty)
  const [code, setCode] = useState<BenefitCode>('')
  const [priceYuan, setPriceYuan] = useState(0)
  const { send, isBusy, error } = useWrite(companyAdminCalls.addService)
  const save = async () =>
    afterSaving(await send({ companyId, ...texts, code, priceFen: fromYuan(priceYuan) }), texts.name, onClose)
  return (
    <SaveDialog
      title="新建高端医疗服务"
      saving={{ isBusy, fault: error?.message ?? null }}
      canSave={Object.values(serviceFaults(texts)).every((fault) => fault === null)}
      onSave={() => void save()}
      onClose={onClose}
    >
      <Pair>
        <CodeEntry value={code} codes={benefitCodes} onChange={setCode} />
        <NumberEntry
          label="自费价格（元）"
          note="0 表示企业承担"
          value={priceYuan}
          min={0}
          max={1_000_000}
          precision={2}
          onChange={(yuan) => setPriceYuan(yuan ?? 0)}
        />
      </Pair>
      <ServiceEntries texts={texts} onChange={(changes) => setTexts({ ...texts, ...changes })} />
    </SaveDialog>
  )
}
