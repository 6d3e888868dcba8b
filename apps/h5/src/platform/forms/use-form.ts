import type { WriteOutcome } from '@yf/client/outcome'
import { useRef, useState } from 'react'
import { scrollToFault } from '#ui/scroll/scroll-to-fault.ts'

/** Faults by field, as text beside it. */
export type Faults<V> = { readonly [Field in keyof V]?: string | null | undefined }

/** The same without the valid fields. */
export type FoundFaults<V> = { readonly [Field in keyof V]?: string }

interface FormOptions<V> {
  /** Shows faults from the beginning instead of from the first attempt to continue. */
  isEager?: boolean
  /** For a form with a draft. */
  onChange?: (values: V) => void
}

/** The fields whose faults are shown. */
type CheckedFields<V> = 'all' | readonly (keyof V)[]

const listed = <V>(faults: Faults<V>, checked: CheckedFields<V>): FoundFaults<V> =>
  Object.fromEntries(
    Object.entries(faults).filter(
      ([name, fault]) => fault && (checked === 'all' || checked.includes(name as keyof V)),
    ),
  ) as FoundFaults<V>

function useValues<V extends object>(initial: V | (() => V), onChange: FormOptions<V>['onChange']) {
  const [values, setValues] = useState(initial)
  // Includes changes that are not rendered yet.
  const latest = useRef(values)
  const change = (changes: Partial<V>): void => {
    latest.current = { ...latest.current, ...changes }
    setValues(latest.current)
    onChange?.(latest.current)
  }
  return { values, latest, change }
}

/**
 * `const form = useForm(emptyTitle, titleFaults)`, then `<TextField {...form.field('name')} label="抬头" />` and
 * `const saved = await form.submit((values) => save.send(inputOf(values)))`.
 */
export function useForm<V extends object>(
  initial: V | (() => V),
  faultsOf: (values: V) => Faults<V>,
  { isEager = false, onChange }: FormOptions<V> = {},
) {
  const { values, latest, change } = useValues(initial, onChange)
  const unchecked: CheckedFields<V> = isEager ? 'all' : []
  const [checked, setChecked] = useState(unchecked)
  const [isBusy, setBusy] = useState(false)
  const set =
    <Field extends keyof V>(field: Field) =>
    (value: V[Field]): void => {
      const changed: Partial<V> = {}
      changed[field] = value
      change(changed)
    }

  /** Resets the form and its faults. */
  const begin = (anew: V): void => {
    change(anew)
    setChecked(unchecked)
  }

  /**
   * For a step without a call, and for checks before sending: returns the values, or null if they have faults, which
   * then show beside their fields. With names, only those fields are validated.
   */
  const check = (...names: (keyof V)[]): V | null => {
    const now: CheckedFields<V> = names.length > 0 ? names : 'all'
    setChecked((before) => (before === 'all' || now === 'all' ? 'all' : [...before, ...now]))
    if (Object.keys(listed(faultsOf(latest.current), now)).length === 0) return latest.current
    scrollToFault()
    return null
  }

  /** The outcome of the call; null if the form has a fault and nothing was sent. */
  const submit = async <T>(
    send: (values: V) => Promise<WriteOutcome<T>>,
  ): Promise<WriteOutcome<T> | null> => {
    const whole = check()
    if (!whole) return null
    setBusy(true)
    try {
      return await send(whole)
    } finally {
      setBusy(false)
    }
  }

  const faults = listed(faultsOf(values), checked)
  const field = <Field extends keyof V>(name: Field) => ({
    value: values[name],
    error: faults[name],
    onChange: set(name),
  })
  return { values, faults, isBusy, change, set, field, begin, check, submit }
}
