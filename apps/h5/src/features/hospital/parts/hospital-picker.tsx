import { hospitalCalls, type Hospital } from '@yf/contract/hospital'
import { useState } from 'react'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useSettled } from '#ui/text-field/use-settled.ts'

interface HospitalPickerProps {
  open: boolean
  onClose: () => void
  onSelect: (name: string) => void
}

/** Public hospitals whose online visits can be claimed. */
export function HospitalPicker({ open, onClose, onSelect }: HospitalPickerProps) {
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim(), 300)
  const choose = (name: string) => {
    onClose()
    onSelect(name)
  }
  return (
    <Sheet open={open} onClose={onClose} title="选择就诊医院">
      <TextField
        label="搜索公立医院"
        hideLabel
        icon="search"
        type="search"
        placeholder="搜索医院名称或城市"
        maxLength={40}
        value={typed}
        onChange={setTyped}
        clearable
      />
      <AnsweredList<Hospital>
        key={keyword}
        label="公立医院"
        load={pagesOf(hospitalCalls.publicList, keyword ? { keyword } : {})}
        keyOf={({ id }) => id}
        renderRow={({ name, grade, city }) => (
          <ListRow title={name} facts={[`${city} · ${grade}`]} onTap={() => choose(name)} />
        )}
        empty={
          <EmptyOf
            kind="search"
            title="没有找到这家医院"
            note="请核对名称；不在列表中的医院请从「申请理赔」办理"
          />
        }
      />
    </Sheet>
  )
}
