import { claimsAdminCalls, type WorkCase } from '@yf/contract/claims-admin'
import { asksWhetherReached, noteKinds, type NoteKind } from '@yf/domain/claim-notes'
import { Radio, Select } from 'antd'
import { useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { useCaseAction } from '../use-case.ts'

const kindOptions = (Object.entries(noteKinds) as [NoteKind, string][]).map(([value, label]) => ({
  value,
  label,
}))
const reachedOptions = [
  { value: 1 as const, label: '已接通' },
  { value: 0 as const, label: '未接通' },
]

export function NoteDialog({ work, onClose }: { work: WorkCase; onClose: () => void }) {
  const [kind, setKind] = useState<NoteKind>('note')
  const [wasReached, setReached] = useState<0 | 1>(1)
  const [text, setText] = useState('')
  const { run, isBusy, fault } = useCaseAction(claimsAdminCalls.addNote)
  const isCall = asksWhetherReached(kind)
  const save = async () => {
    const reached = isCall ? { wasReached } : {}
    if (await run({ caseId: work.caseId, kind, ...reached, words: text.trim() }, '已登记')) onClose()
  }
  return (
    <Dialog
      title="添加备注或通话"
      confirmText="登记"
      isBusy={isBusy}
      fault={fault}
      canConfirm={text.trim() !== ''}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Entry label="种类">
        {(id) => <Select id={id} value={kind} options={kindOptions} onChange={setKind} />}
      </Entry>
      {isCall && (
        <Entry label="是否接通">
          {(id) => (
            <Radio.Group
              id={id}
              value={wasReached}
              options={reachedOptions}
              onChange={({ target }) => setReached(target.value === 1 ? 1 : 0)}
            />
          )}
        </Entry>
      )}
      <TextEntry label="内容" isRequired value={text} maxLength={500} rows={4} onChange={setText} />
      <p>只有理赔人员能看到，登记后不能修改或删除。</p>
    </Dialog>
  )
}
