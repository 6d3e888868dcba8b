import type { Pen } from '../ink.ts'
import type { RenderedPage } from '../page.ts'

export interface ClassicStyle {
  readonly page: RenderedPage
  readonly label: Pen
  readonly value: Pen
  readonly left: number
  readonly right: number
}
