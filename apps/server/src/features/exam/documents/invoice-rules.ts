import type { DocumentFields, ReadDocument } from '@yf/ocr/document/outcome'
import { tidyInvoice, valuesOf } from '#features/claims/public.ts'
import { isWhole } from '../rules.ts'
import type { InvoiceValues } from '../tables.ts'

/** The values recognised on an invoice. */
export function invoiceOf(reading: ReadDocument): InvoiceValues {
  const { invoiceCode, invoiceNumber, day, billedFen, payer } = valuesOf(reading)
  return { invoiceCode, invoiceNumber, day, billedFen, payer }
}

/** As entered by hand. */
export const tidied = (values: InvoiceValues): InvoiceValues => ({
  ...values,
  invoiceCode: tidyInvoice(values.invoiceCode),
  invoiceNumber: tidyInvoice(values.invoiceNumber ?? '') || null,
  payer: values.payer?.trim() || null,
})

/** Invoice numbers of this length have no code; a shorter number is not unique. */
const wholeNumber = 20

/** A short number identifies an invoice only with its code, which may be covered in the picture. */
const lacksCode = ({ invoiceCode, invoiceNumber }: InvoiceValues): boolean =>
  invoiceCode === '' && invoiceNumber !== null && invoiceNumber.length < wholeNumber

const fieldOf = {
  invoiceCode: 'code',
  invoiceNumber: 'number',
  day: 'date',
  billedFen: 'total',
  payer: 'payer',
} as const satisfies Record<keyof InvoiceValues, keyof DocumentFields>

const needed: ReadonlySet<string> = new Set(['invoiceNumber', 'day', 'billedFen'])

/** Fields that need a check: missing ones always, those with low confidence until confirmed. */
export function doubtfulFields(
  values: InvoiceValues,
  reading: ReadDocument | null,
  isConfirmed: boolean,
): (keyof InvoiceValues)[] {
  return (Object.keys(fieldOf) as (keyof InvoiceValues)[]).filter((name) => {
    if (values[name] === null) return needed.has(name)
    if (isConfirmed) return false
    if (name === 'invoiceCode' && lacksCode(values)) return true
    return reading?.fields[fieldOf[name]]?.isSure === false
  })
}

/** No field needs a check. */
export const isSureInvoice = (reading: ReadDocument): boolean => {
  const values = invoiceOf(reading)
  return isWhole(values) && doubtfulFields(values, reading, false).length === 0
}
