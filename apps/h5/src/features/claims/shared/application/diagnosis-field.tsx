import { claimCalls } from '@yf/contract/claims'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/hooks.ts'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useSettled } from '#ui/text-field/use-settled.ts'
import { longest } from './apply-form.ts'
import styles from './apply.module.css'

interface Props {
  value: string
  placeholder: string
  onChange: (diagnosis: string) => void
}

const between = /[、，,；;]/

/** The start of the last diagnosis: a suggestion replaces it and keeps the others. */
const startOfLast = (text: string): number => {
  for (let at = text.length; at > 0; at -= 1) if (between.test(text.charAt(at - 1))) return at
  return 0
}

/** Accepts free text and suggests known names, which automatic review can recognise. */
export function DiagnosisField({ value, placeholder, onChange }: Props) {
  const [isTyping, setTyping] = useState(false)
  const start = startOfLast(value)
  const typed = value.slice(start).trim()
  const keyword = useSettled(typed, 300)
  // A prefilled value triggers no search before the member types.
  const isSearching = isTyping && keyword === typed && keyword.length >= 2
  const { data } = useQueryOf(claimCalls.diagnoses, { keyword }, { enabled: isSearching, silent: true })
  const offered = isSearching
    ? (data ?? []).filter(({ words: diagnosisText }) => diagnosisText !== keyword)
    : []
  const choose = (diagnosisText: string) => {
    setTyping(false)
    onChange(`${value.slice(0, start)}${diagnosisText}`.slice(0, longest.diagnosis))
  }
  return (
    <div>
      <TextField
        label="诊断或主要症状（选填）"
        placeholder={placeholder}
        maxLength={longest.diagnosis}
        value={value}
        onChange={(text) => {
          setTyping(true)
          onChange(text)
        }}
      />
      {offered.length > 0 && (
        <ul className={styles.offered} aria-label="匹配的诊断">
          {offered.map(({ code, name, words: diagnosisText }) => (
            <li key={code}>
              <button
                type="button"
                className={classNames(base.tap, styles.offer)}
                onClick={() => choose(diagnosisText)}
              >
                <span>{diagnosisText}</span>
                {diagnosisText !== name && <span className={styles.offerNote}>{name}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
