import { weakNeedle, type Pen } from '../ink.ts'
import { newPage, type RenderedPage } from '../page.ts'
import type { Random } from '../random.ts'

/** A preprinted form, and the cash-desk printer that fills it, always a little off its boxes. */
export interface PreprintedForm {
  readonly page: RenderedPage
  readonly label: Pen
  readonly value: Pen
  /** Draws the printer's text, shifted and tilted as a whole. */
  readonly printed: (draw: () => void) => void
}

const inks = ['#2f6b3f', '#9c3b2e', '#2c5185', '#7a4a26', '#4a4a4a']
const paperColours = ['#fdfdf8', '#f4f9f2', '#fdf4f0', '#f2f6fb', '#fbf7ea']

export function newForm(random: Random, width: number, height: number, size: number): PreprintedForm {
  const tint = random.int(0, inks.length - 1)
  const page = newPage(
    width,
    height,
    random.chance(0.5) ? '#fdfdfa' : paperColours[(tint + 1) % paperColours.length]!,
  )
  const face = random.pick(['song', 'songMedium', 'hei', 'xiaowei'] as const)
  const isDotted = random.chance(0.55)
  const [dx, dy] = [random.between(-5, 9), random.between(-7, 6)]
  const tilt = random.between(-0.004, 0.004)
  return {
    page,
    label: { face, size, color: inks[tint]! },
    value: isDotted
      ? {
          face: 'songMedium',
          size: size + 1,
          color: random.pick(['#333344', '#2c2c38', '#4a4658']),
          isDotted,
          ...weakNeedle(random.fork('needle')),
          widthScale: 0.96,
        }
      : {
          face: random.pick(['hei', 'song', 'songMedium'] as const),
          size,
          color: random.pick(['#1c1c1c', '#26262e']),
        },
    printed: (draw) => {
      page.ctx.save()
      page.ctx.translate(dx, dy)
      page.ctx.rotate(tilt)
      draw()
      page.ctx.restore()
    },
  }
}
