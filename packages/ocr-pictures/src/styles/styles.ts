import type { Layout, Layouts } from '../layouts.ts'
import { layouts } from '../layouts.ts'
import { drawHeldOutInvoice } from './held-out/invoice.ts'
import { drawHeldOutElectronic, drawHeldOutSlip } from './held-out/receipt.ts'
import { forms } from './provinces/forms.ts'
import { drawProvincial, type FormName } from './provinces/receipt.ts'

const provincial: Readonly<Record<string, Layout>> = Object.fromEntries(
  (Object.keys(forms) as FormName[]).map((name) => [name, (random) => drawProvincial(random, name)]),
)

/**
 * Independent drawing styles: fonts, words and layouts of their own. A style draws only its own documents. Nothing
 * may be tuned on `held-out`: it measures a reader on documents that it was not made for.
 */
export const styles = {
  plain: layouts,
  provinces: { medicalReceipt: provincial },
  'held-out': {
    medicalReceipt: { electronic: drawHeldOutElectronic, slip: drawHeldOutSlip },
    vatInvoice: { digital: drawHeldOutInvoice },
  },
} as const satisfies Record<string, Partial<Layouts>>

export type StyleName = keyof typeof styles
export const styleNames = Object.keys(styles) as StyleName[]
