import { companyDeskCalls, type DeskBenefit } from '@yf/contract/company-desk'
import { useState } from 'react'
import { refresh } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Pair } from '#ui/entry/pair.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'

const lines = [
  { field: 'audience', label: '适用对象', most: 200, rows: 2 },
  { field: 'usage', label: '使用方法', most: 500, rows: 3 },
  { field: 'rules', label: '使用规则', most: 500, rows: 3 },
] as const

interface Props {
  companyId: string
  row: DeskBenefit
  onClose: () => void
}

/** The words of one benefit, under the names that the app gives them. */
export function BenefitDialog({ companyId, row, onClose }: Props) {
  const { id, revision } = row
  const [words, setWords] = useState(() => {
    const { name, summary, audience, usage, rules } = row
    return { name, summary, audience, usage, rules }
  })
  const change = (changes: Partial<typeof words>) => setWords({ ...words, ...changes })
  const { send, isBusy, error } = useWrite(companyDeskCalls.saveBenefit)
  const renew = () => refresh(companyDeskCalls.profile, companyDeskCalls.companies)
  const save = async () => {
    const saved = await send({ companyId, id, revision, ...words })
    // Whoever was second finds the other's words after closing.
    await renew()
    if (!saved.ok) return
    onClose()
    say(`「${words.name.trim()}」已保存，员工现在就能看到`)
  }
  const faults = {
    name: words.name.trim() === '' ? '请填写名称' : null,
    summary: words.summary.trim() === '' ? '请填写服务内容' : null,
  }
  return (
    <Dialog
      title={`编辑「${row.name}」`}
      confirmText="保存"
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={faults.name === null && faults.summary === null}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Pair>
        <TextEntry
          label="名称"
          isRequired
          value={words.name}
          maxLength={20}
          fault={faults.name}
          onChange={(name) => change({ name })}
        />
        <TextEntry
          label="服务内容"
          isRequired
          value={words.summary}
          maxLength={40}
          fault={faults.summary}
          onChange={(summary) => change({ summary })}
        />
      </Pair>
      {lines.map(({ field, label, most, rows }) => (
        <TextEntry
          key={field}
          label={label}
          value={words[field]}
          maxLength={most}
          rows={rows}
          onChange={(value) => change({ [field]: value })}
        />
      ))}
    </Dialog>
  )
}
