import { draw, type DrawOptions } from './draw.ts'
import type { DrawnDocument } from './truth.ts'

export interface SetOptions extends DrawOptions {
  readonly from: number
  readonly count: number
}

/**
 * Pictures of consecutive seeds, one at a time: seeds below 1000 are for tuning a reader, the others for measuring
 * it.
 */
export async function* pictureSet({ from, count, ...options }: SetOptions): AsyncGenerator<DrawnDocument> {
  for (let seed = from; seed < from + count; seed += 1) yield await draw(seed, options)
}
