import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { Button, Radio } from 'antd'
import { useState } from 'react'
import { putQuery } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { TextEntry } from '#ui/entry/text-entry.tsx'
import { say } from '#ui/toast/toast.ts'

const empty = {
  kind: 'hospital' as 'hospital' | 'invoice',
  hospital: '',
  invoiceCode: '',
  firstNumber: '',
  lastNumber: '',
  reason: '',
}
type Given = typeof empty

const fields = {
  hospital: [['hospital', '医院全称', true]],
  invoice: [
    ['invoiceCode', '发票代码（不填则不限）', false],
    ['firstNumber', '起始号码', true],
    ['lastNumber', '截止号码（只有一张时不填）', false],
  ],
} as const

const isComplete = ({ kind, hospital, firstNumber, reason }: Given): boolean =>
  (kind === 'hospital' ? hospital : firstNumber).trim() !== '' && reason.trim().length > 1

export function AddBlock() {
  const [given, setGiven] = useState<Given | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { send, isBusy } = useWrite(claimsAdminCalls.addBlock)
  const add = async (block: Given) => {
    const done = await send(block)
    if (!done.ok) return setFault(done.error.message)
    setGiven(null)
    putQuery(claimsAdminCalls.blocks, {}, done.result)
    say('已加入名单')
  }
  const open = () => {
    setFault(null)
    setGiven(empty)
  }
  return (
    <>
      <Button type="primary" onClick={open}>
        加入名单
      </Button>
      {given && (
        <Dialog
          title="加入重点核查名单"
          confirmText="加入"
          isBusy={isBusy}
          fault={fault}
          canConfirm={isComplete(given)}
          onConfirm={() => void add(given)}
          onClose={() => setGiven(null)}
        >
          <BlockFields given={given} onChange={(next) => setGiven({ ...given, ...next })} />
        </Dialog>
      )}
    </>
  )
}

function BlockFields({ given, onChange }: { given: Given; onChange: (next: Partial<Given>) => void }) {
  return (
    <>
      <Entry label="类别">
        {(id) => (
          <Radio.Group
            id={id}
            value={given.kind}
            options={[
              { value: 'hospital', label: '医院' },
              { value: 'invoice', label: '发票' },
            ]}
            onChange={({ target }) => onChange({ kind: target.value as Given['kind'] })}
          />
        )}
      </Entry>
      {fields[given.kind].map(([name, label, isRequired]) => (
        <TextEntry
          key={name}
          label={label}
          isRequired={isRequired}
          value={given[name]}
          maxLength={name === 'hospital' ? 60 : 24}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      <TextEntry
        label="原因"
        isRequired
        value={given.reason}
        maxLength={200}
        onChange={(reason) => onChange({ reason })}
      />
    </>
  )
}
