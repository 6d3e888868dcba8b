import { premiumsAdminCalls } from '@yf/contract/premiums-admin'
import { Select } from 'antd'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { go } from '#platform/navigation/navigation.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { contractLabel } from './contract-choice.tsx'
import { statementLists } from './statement-lists.ts'

interface Contract {
  readonly id: string
  readonly contractNo: string
  readonly startsOn: string
  readonly endsOn: string
  readonly months: readonly string[]
}

interface Props {
  companyId: string
  contracts: readonly Contract[]
  /** Chosen on the page. */
  contractId: string | null
  onClose: () => void
}

/** Which contract and month: contracts whose last statement is still open, or of this month, have none. */
export function AddStatement({ companyId, contracts, contractId, onClose }: Props) {
  const possible = contracts.filter(({ months }) => months.length > 0)
  const first = possible.find(({ id }) => id === contractId) ?? possible[0]
  const [chosen, setChosen] = useState(first?.id ?? null)
  const [picked, setPicked] = useState<string | null>(null)
  const months = possible.find(({ id }) => id === chosen)?.months ?? []
  const month = picked !== null && months.includes(picked) ? picked : (months[months.length - 1] ?? null)
  const { save, isBusy, fault } = useSaving(premiumsAdminCalls.addStatement, ...statementLists)
  const add = async () => {
    if (chosen === null || month === null) return
    const saved = await save(
      { companyId, contractId: chosen, month },
      { savedMessage: '正在计算，完成后可提交', onClose },
    )
    if (saved) go('/premium', { company: companyId, id: saved.id })
  }
  return (
    <Dialog
      title="计算保费账单"
      confirmText="开始计算"
      isBusy={isBusy}
      fault={fault}
      canConfirm={month !== null}
      onConfirm={() => void add()}
      onClose={onClose}
    >
      <p>
        {possible.length === 0
          ? '现在没有可以计算的合同：上一份账单还未出具，或本月账单已有。'
          : '每人按实际保障天数计费，账单按月依次出具。首份账单包含此前各月。'}
      </p>
      <Entry label="合同" isRequired>
        {(id) => (
          <Select<string>
            id={id}
            virtual={false}
            value={chosen}
            options={possible.map((one) => ({ value: one.id, label: contractLabel(one) }))}
            onChange={setChosen}
          />
        )}
      </Entry>
      <Entry label="账单月份" isRequired>
        {(id) => (
          <Select<string>
            id={id}
            virtual={false}
            value={month}
            options={months.toReversed().map((value) => ({ value, label: value }))}
            onChange={setPicked}
          />
        )}
      </Entry>
    </Dialog>
  )
}
