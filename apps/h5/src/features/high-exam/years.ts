import type { ExamValue } from '@yf/contract/high-exam-shapes'

export const plotBox = { width: 320, height: 120, left: 24, right: 24, top: 24, bottom: 24 } as const

export interface PlotPoint {
  readonly day: string
  readonly value: number
  readonly x: number
  readonly y: number
  /** Outside the range of this report. */
  readonly isOut: boolean
}

export interface YearsPlot {
  readonly points: readonly PlotPoint[]
  /** The part of the normal range that is on the plot; null if there is none. */
  readonly band: { readonly top: number; readonly bottom: number } | null
}

type PlottedValue = Pick<ExamValue, 'years' | 'low' | 'high'>

/** Years are spaced evenly, values to scale; both limits are on the plot, so that the distance to them is visible. */
export function plotYears({ years, low, high }: PlottedValue): YearsPlot {
  const plottedValues = [...years.map(({ value }) => value), ...[low, high].filter((limit) => limit !== null)]
  const [least, most] = [Math.min(...plottedValues), Math.max(...plottedValues)]
  const room = most - least || 1
  const plotHeight = plotBox.height - plotBox.top - plotBox.bottom
  const yOf = (value: number) => round(plotBox.top + ((most - value) / room) * plotHeight)
  const step = (plotBox.width - plotBox.left - plotBox.right) / Math.max(years.length - 1, 1)
  const isOut = (value: number) => (low !== null && value < low) || (high !== null && value > high)
  return {
    points: years.map(({ day, value }, at) => ({
      day,
      value,
      x: round(years.length === 1 ? plotBox.width / 2 : plotBox.left + at * step),
      y: yOf(value),
      isOut: isOut(value),
    })),
    band:
      low === null && high === null
        ? null
        : {
            top: high === null ? plotBox.top : yOf(high),
            bottom: low === null ? plotBox.height - plotBox.bottom : yOf(low),
          },
  }
}

const round = (at: number): number => Math.round(at * 10) / 10
