import type { ApplyDraft } from '@yf/contract/claim-shapes'
import { shanghaiDay } from '@yf/domain/dates'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useForm, type Faults } from '#platform/forms/use-form.ts'
import { say } from '#platform/http/feedback.ts'
import { useCompany } from '#platform/session/company.ts'
import { startEditing, type Editing, type EditingOptions } from './apply-editing.ts'
import { applyFaults, type ApplyFaults, type ApplyForm } from './apply-form.ts'

interface Options<F extends ApplyFaults> extends Omit<EditingOptions, 'companyId'> {
  /** What keeps the person from going on; for a page that asks for other things than the usual. */
  check?: (form: ApplyForm, today: string) => F
}

/** The information of an application on the screen: what is typed, whether it is safe, and what is missing. */
export function useApplyForm<F extends ApplyFaults = ApplyFaults>(options: Options<F>) {
  const { companyId } = useCompany()
  const [editing] = useState(() => startEditing({ ...options, companyId }))
  const { state, draft } = useSyncExternalStore(editing.subscribe, editing.current)
  const check = options.check ?? applyFaults
  const faultsOf = (now: ApplyForm): Faults<ApplyForm> => check(now, shanghaiDay(new Date()))
  const form = useForm(() => editing.current().form, faultsOf, { onChange: editing.change })
  useLeaving(editing)

  /** The draft with everything in it, or null where something is missing or could not be sent. */
  const finish = async (): Promise<ApplyDraft | null> => {
    const [fault] = Object.values(faultsOf(editing.current().form))
    if (fault) say(fault)
    const saved = await form.submit(() => editing.finish(2))
    // Drafts are saved in silence: here somebody waits for it.
    if (saved && !saved.ok) say(saved.error.message)
    return saved?.ok ? saved.result : null
  }
  return {
    form: form.values,
    draft,
    // A page that checks more has names of its own for it.
    faults: form.faults as Partial<F>,
    state,
    isBusy: form.isBusy,
    change: form.change,
    finish,
    discard: editing.discard,
  }
}

/** What is left to send goes when the network is back, when the app is put away and when the page is left. */
function useLeaving({ trySave }: Editing): void {
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
