import type { ApplyDraft } from '@yf/contract/claim-shapes'
import { shanghaiDay } from '@yf/domain/dates'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useForm, type Faults } from '#platform/forms/use-form.ts'
import { say } from '#platform/http/feedback.ts'
import { useCompany } from '#platform/session/company.ts'
import { startEditing, type DraftEditing, type EditingOptions } from './apply-editing.ts'
import { applyFaults, type ApplyFaults, type ApplyForm } from './apply-form.ts'

interface ApplyFormOptions<F extends ApplyFaults> extends Omit<EditingOptions, 'companyId'> {
  /** Faults that block the form, for a page with its own checks. */
  check?: (form: ApplyForm, today: string) => F
}

/** State of an application form: input, save state and faults. */
export function useApplyForm<F extends ApplyFaults = ApplyFaults>(options: ApplyFormOptions<F>) {
  const { companyId } = useCompany()
  const [editing] = useState(() => startEditing({ ...options, companyId }))
  const { state, draft } = useSyncExternalStore(editing.subscribe, editing.current)
  const check = options.check ?? applyFaults
  const faultsOf = (now: ApplyForm): Faults<ApplyForm> => check(now, shanghaiDay(new Date()))
  const form = useForm(() => editing.current().form, faultsOf, { onChange: editing.change })
  useLeaving(editing)

  /** Returns the complete draft, or null if something is missing or could not be sent. */
  const finish = async (): Promise<ApplyDraft | null> => {
    const [fault] = Object.values(faultsOf(editing.current().form))
    if (fault) say(fault)
    const saved = await form.submit(() => editing.finish(2))
    // Drafts are saved silently; here the member waits for the result.
    if (saved && !saved.ok) say(saved.error.message)
    return saved?.ok ? saved.result : null
  }
  return {
    form: form.values,
    draft,
    // A page with its own checks has its own fault names.
    faults: form.faults as Partial<F>,
    state,
    isBusy: form.isBusy,
    change: form.change,
    finish,
    discard: editing.discard,
  }
}

/** Sends unsaved changes when the network returns, the app goes to the background or the page is left. */
function useLeaving({ trySave }: DraftEditing): void {
  useEffect(() => {
    const whenHidden = () => (document.visibilityState === 'hidden' ? trySave() : undefined)
    trySave()
    addEventListener('online', trySave)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      removeEventListener('online', trySave)
      document.removeEventListener('visibilitychange', whenHidden)
      trySave()
    }
  }, [trySave])
}
