import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { shanghaiDay } from '@yf/domain/dates'
import { useState } from 'react'
import { scrollToFault } from '#ui/scroll/scroll-to-fault.ts'
import { call } from '#platform/http/call.ts'
import { useMutationOf } from '#platform/http/mutation.ts'
import {
  doubtfulFields,
  receiptFaults,
  receiptFields,
  receiptForm,
  type ReceiptFaults,
  type ReceiptForm,
} from './receipt-form.ts'

export interface ReceiptEditing {
  caseId: string
  material: ClaimMaterial
  onSaved: () => unknown
}

/** One receipt being put right; what the person leaves as it is counts as looked at. */
export function useReceiptForm({ caseId, material, onSaved }: ReceiptEditing) {
  const [form, setForm] = useState(() => receiptForm(material.receipt))
  const [faults, setFaults] = useState<ReceiptFaults>({})
  const [usedBy, setUsedBy] = useState(material.receipt?.usedBy ?? null)
  const saving = useMutationOf(claimCalls.saveSnapshots)

  const change = (part: Partial<ReceiptForm>) => {
    setForm((before) => ({ ...before, ...part }))
    const mended = Object.keys(part)
    setFaults((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !mended.includes(field))),
    )
    if ('invoiceNumber' in part || 'invoiceCode' in part) setUsedBy(null)
  }
  /** Asked while the person fills in the rest; that nobody answers now is no reason to stop. */
  const checkNumber = async () => {
    const { invoiceCode, invoiceNumber } = form
    if (invoiceNumber === '' || receiptFaults(form, '9999').invoiceNumber) return
    const asked = { caseId, invoiceNumber, ...(invoiceCode ? { invoiceCode } : {}) }
    const found = await call(claimCalls.checkInvoice, asked, { silent: true }).catch(() => null)
    if (found?.isUsed) setUsedBy(found.caseNo ?? '')
  }
  const submit = async (): Promise<void> => {
    const found = receiptFaults(form, shanghaiDay(new Date()))
    setFaults(found)
    if (Object.keys(found).length > 0) return scrollToFault()
    const receipts = [{ materialId: material.id, ...receiptFields(form) }]
    const saved = await saving.mutateAsync({ caseId, receipts }).catch(() => null)
    if (saved) await onSaved()
  }
  return {
    form,
    faults,
    doubtful: doubtfulFields(material.receipt),
    /** The case that has this invoice; empty where it may not be named. */
    usedBy,
    change,
    checkNumber,
    submit,
    isBusy: saving.isPending,
    error: saving.error?.message ?? null,
  }
}
