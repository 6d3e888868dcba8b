import type { Pen } from '../ink.ts'
import type { Page } from '../page.ts'

export interface ClassicStyle {
  readonly page: Page
  readonly label: Pen
  readonly value: Pen
  readonly left: number
  readonly right: number
}
