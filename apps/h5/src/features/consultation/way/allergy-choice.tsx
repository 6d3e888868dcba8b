import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Choices } from '#ui/choices/choices.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import styles from './way.module.css'

const usual = ['青霉素', '头孢', '磺胺', '阿司匹林', '海鲜', '花粉']
const none = '无过敏史'
const most = 10

interface AllergyChoiceProps {
  value: readonly string[]
  onChange: (allergies: readonly string[]) => void
}

/** What the patient does not bear: often named things by a tap, others by name. */
export function AllergyChoice({ value, onChange }: AllergyChoiceProps) {
  const [typed, setTyped] = useState('')
  const items = [none, ...usual, ...value.filter((one) => !usual.includes(one))]
  const toggle = (one: string) => {
    if (one === none) return onChange([])
    return onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])
  }
  const add = () => {
    const name = typed.trim()
    setTyped('')
    if (name !== '' && !value.includes(name)) onChange([...value, name])
  }
  return (
    <div className={styles.group}>
      <Choices
        label="过敏史"
        items={items.map((one) => ({ value: one, label: one }))}
        chosen={value.length === 0 ? [none] : value}
        onToggle={toggle}
      />
      {value.length < most && (
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
