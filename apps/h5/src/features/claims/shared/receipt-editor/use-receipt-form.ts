import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { shanghaiDay } from '@yf/domain/dates'
import { useState } from 'react'
import { useForm } from '#platform/forms/use-form.ts'
import { useWrite, write } from '#platform/http/write.ts'
import {
  doubtfulFields,
  formAsRead,
  receiptFaults,
  receiptFields,
  receiptForm,
  type ReceiptForm,
} from './receipt-form.ts'

export interface ReceiptEditing {
  caseId: string
  material: ClaimMaterial
  onSaved: () => unknown
}

/** Edits one receipt; values that the member leaves unchanged count as confirmed. */
export function useReceiptForm({ caseId, material, onSaved }: ReceiptEditing) {
  const form = useForm(
    () => receiptForm(material.receipt),
    (now) => receiptFaults(now, shanghaiDay(new Date())),
  )
  const [read] = useState(() => formAsRead(material.receipt))
  const [usedBy, setUsedBy] = useState(material.receipt?.usedBy ?? null)
  const saving = useWrite(claimCalls.saveSnapshots)

  const change = (part: Partial<ReceiptForm>) => {
    form.change(part)
    if ('invoiceNumber' in part || 'invoiceCode' in part) setUsedBy(null)
  }
  /** Runs while the member fills in the rest; a failed check does not block. */
  const checkNumber = async () => {
    const { invoiceCode, invoiceNumber } = form.values
    if (invoiceNumber === '' || receiptFaults(form.values, '9999').invoiceNumber) return
    const input = { caseId, invoiceNumber, ...(invoiceCode ? { invoiceCode } : {}) }
    const found = await write(claimCalls.checkInvoice, input, { silent: true })
    if (found.ok && found.result.isUsed) setUsedBy(found.result.caseNo ?? '')
  }
  const submit = async (): Promise<void> => {
    const saved = await form.submit((now) =>
      saving.send({ caseId, receipts: [{ materialId: material.id, ...receiptFields(now) }] }),
    )
    if (saved?.ok) await onSaved()
  }
  return {
    form: form.values,
    /** The recognised values. */
    read,
    faults: form.faults,
    doubtful: doubtfulFields(material.receipt),
    /** The case that uses this invoice; empty if it must not be named. */
    usedBy,
    change,
    checkNumber,
    submit,
    isBusy: form.isBusy,
    error: saving.error?.message ?? null,
  }
}
