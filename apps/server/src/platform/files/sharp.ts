import type { Sharp, SharpOptions } from 'sharp'

export type OpenImage = (bytes?: Buffer | SharpOptions, options?: SharpOptions) => Sharp
let opened: Promise<OpenImage> | null = null

/** Loaded with the first picture: a process that gets none need not load the library. */
export const decoder = (): Promise<OpenImage> =>
  (opened ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp as OpenImage
  }))
