import type { Sharp, SharpOptions } from 'sharp'

export type Open = (bytes?: Buffer | SharpOptions, options?: SharpOptions) => Sharp
let opened: Promise<Open> | null = null

/** Loaded with the first picture: a process that gets none need not load the library. */
export const decoder = (): Promise<Open> =>
  (opened ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp as Open
  }))
