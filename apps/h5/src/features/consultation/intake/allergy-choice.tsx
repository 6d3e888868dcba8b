import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Choices } from '#ui/choices/choices.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import styles from './intake.module.css'

const usual = ['青霉素', '头孢', '磺胺', '阿司匹林', '海鲜', '花粉']
const none = '无过敏史'
const most = 10

interface AllergyChoiceProps {
  /** Null: not answered yet. The doctor relies on an empty list, so only the member's tap creates it. */
  value: readonly string[] | null
  onChange: (allergies: readonly string[] | null) => void
}

/** The patient's allergies: common ones as buttons, others as text. */
export function AllergyChoice({ value, onChange }: AllergyChoiceProps) {
  const [typed, setTyped] = useState('')
  const named = value ?? []
  const saysNone = value?.length === 0
  const items = [none, ...usual, ...named.filter((one) => !usual.includes(one))]
  const toggle = (one: string) => {
    if (one === none) return onChange(saysNone ? null : [])
    if (!named.includes(one)) return onChange([...named, one])
    const others = named.filter((other) => other !== one)
    return onChange(others.length > 0 ? others : null)
  }
  const add = () => {
    const name = typed.trim()
    setTyped('')
    if (name !== '' && !named.includes(name)) onChange([...named, name])
  }
  return (
    <div className={styles.group}>
      <Choices
        label="过敏史"
        items={items.map((one) => ({ value: one, label: one }))}
        chosen={saysNone ? [none] : named}
        onToggle={toggle}
      />
      {named.length < most && (
        <TextField
          label="其他过敏"
          hideLabel
          placeholder="其他药物或食物"
          maxLength={30}
          value={typed}
          onChange={setTyped}
          onEnter={add}
          extra={
            <Button kind="plain" size="small" disabled={typed.trim() === ''} onTap={add}>
              添加
            </Button>
          }
        />
      )}
    </div>
  )
}
