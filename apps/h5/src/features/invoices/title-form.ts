import type { Input } from '@yf/contract/call'
import type { InvoiceTitle, invoiceCalls } from '@yf/contract/invoices'
import type { TitleKind } from '@yf/domain/invoice'
import { taxNumberFault } from '@yf/domain/tax-number'
import type { Faults } from '#platform/forms/use-form.ts'

export interface TitleForm {
  kind: TitleKind
  name: string
  taxNo: string
  address: string
  phone: string
  bank: string
  bankAccount: string
  isDefault: boolean
}

export const emptyTitle: TitleForm = {
  kind: 'personal',
  name: '',
  taxNo: '',
  address: '',
  phone: '',
  bank: '',
  bankAccount: '',
  isDefault: false,
}

export const formOf = ({ id: _id, isDefault, ...title }: InvoiceTitle): TitleForm => ({
  ...title,
  isDefault: isDefault === 1,
})

export const titleFaults = ({ kind, name, taxNo }: TitleForm): Faults<TitleForm> => ({
  name: name.trim() === '' ? '请填写抬头名称' : null,
  taxNo: kind === 'company' ? taxNumberFault(taxNo) : null,
})

/** Omits company fields from a person's title. */
export function inputOf(form: TitleForm, id: string | undefined): Input<typeof invoiceCalls.saveTitle> {
  const isCompany = form.kind === 'company'
  const own = (text: string) => (isCompany ? text.trim() : '')
  return {
    ...(id === undefined ? {} : { id }),
    kind: form.kind,
    name: form.name.trim(),
    taxNo: own(form.taxNo),
    address: own(form.address),
    phone: own(form.phone),
    bank: own(form.bank),
    bankAccount: own(form.bankAccount),
    isDefault: form.isDefault ? 1 : 0,
  }
}
