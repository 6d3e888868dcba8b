import { draw, type Wanted } from './draw.ts'
import type { Drawn } from './truth.ts'

export interface SetOptions extends Wanted {
  readonly from: number
  readonly count: number
}

/**
 * Pictures of consecutive seeds, one at a time: seeds below 1000 are for tuning a reader, the others for measuring
 * it.
 */
export async function* pictureSet({ from, count, ...wanted }: SetOptions): AsyncGenerator<Drawn> {
  for (let seed = from; seed < from + count; seed += 1) yield await draw(seed, wanted)
}
