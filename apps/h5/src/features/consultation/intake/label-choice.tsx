import type { Output } from '@yf/contract/call'
import type { hospitalCalls } from '@yf/contract/hospital'
import { useState } from 'react'
import { Choices } from '#ui/choices/choices.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import styles from './intake.module.css'

type Department = Output<typeof hospitalCalls.diseaseLabels>[number]

interface LabelChoiceProps {
  departments: readonly Department[]
  value: readonly string[]
  onChange: (labelIds: readonly string[]) => void
}

const most = 6

/** 儿科（2）: the count shows choices in departments that are not open. */
function nameOf({ department, labels }: Department, value: readonly string[]): string {
  const count = labels.filter(({ id }) => value.includes(id)).length
  return count > 0 ? `${department}（${count}）` : department
}

/** Symptoms by department; the department with the selected ones is open. */
export function LabelChoice({ departments, value, onChange }: LabelChoiceProps) {
  const chosenIn = departments.find(({ labels }) => labels.some(({ id }) => value.includes(id)))
  const [opened, setOpened] = useState<string>()
  const shownDepartment =
    departments.find(({ department }) => department === opened) ?? chosenIn ?? departments[0]
  if (!shownDepartment) return null
  const toggle = (id: string) => {
    if (value.includes(id)) return onChange(value.filter((one) => one !== id))
    return value.length < most ? onChange([...value, id]) : undefined
  }
  return (
    <div className={styles.group}>
      <Segments
        label="科室"
        items={departments.map((one) => ({ value: one.department, label: nameOf(one, value) }))}
        value={shownDepartment.department}
        onChange={setOpened}
      />
      <Choices
        label={`${shownDepartment.department}常见症状`}
        items={shownDepartment.labels.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={value}
        onToggle={toggle}
      />
    </div>
  )
}
