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
type BlockInput = typeof empty

const fields = {
  hospital: [['hospital', '医院全称', true]],
  invoice: [
    ['invoiceCode', '发票代码（不填则不限）', false],
    ['firstNumber', '起始号码', true],
    ['lastNumber', '截止号码（只有一张时不填）', false],
  ],
} as const

const isComplete = ({ kind, hospital, firstNumber, reason }: BlockInput): boolean =>
  (kind === 'hospital' ? hospital : firstNumber).trim() !== '' && reason.trim().length > 1

export function AddBlock() {
  const [input, setGiven] = useState<BlockInput | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { send, isBusy } = useWrite(claimsAdminCalls.addBlock)
  const add = async (block: BlockInput) => {
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
      {input && (
        <Dialog
          title="加入重点核查名单"
          confirmText="加入"
          isBusy={isBusy}
          fault={fault}
          canConfirm={isComplete(input)}
          onConfirm={() => void add(input)}
          onClose={() => setGiven(null)}
        >
          <BlockFields input={input} onChange={(next) => setGiven({ ...input, ...next })} />
        </Dialog>
      )}
    </>
  )
}

function BlockFields({
  input,
  onChange,
}: {
  input: BlockInput
  onChange: (next: Partial<BlockInput>) => void
}) {
  return (
    <>
      <Entry label="类别">
        {(id) => (
          <Radio.Group
            id={id}
            value={input.kind}
            options={[
              { value: 'hospital', label: '医院' },
              { value: 'invoice', label: '发票' },
            ]}
            onChange={({ target }) => onChange({ kind: target.value as BlockInput['kind'] })}
          />
        )}
      </Entry>
      {fields[input.kind].map(([name, label, isRequired]) => (
        <TextEntry
          key={name}
          label={label}
          isRequired={isRequired}
          value={input[name]}
          maxLength={name === 'hospital' ? 60 : 24}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      <TextEntry
        label="原因"
        isRequired
        value={input.reason}
        maxLength={200}
        onChange={(reason) => onChange({ reason })}
      />
    </>
  )
}
