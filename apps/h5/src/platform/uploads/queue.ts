export type UploadState = 'preparing' | 'waiting' | 'sending' | 'failed'

export interface QueuedUpload<F = unknown> {
  /** Sent with the file as its Idempotency-Key, so that a resend counts as the same upload. */
  readonly key: string
  readonly name: string
  readonly size: number
  readonly isPicture: boolean
  /** For an img tag; null for a PDF. */
  readonly preview: string | null
  readonly state: UploadState
  /** From 0 to 1. */
  readonly progress: number
  /** The reason of the failure. */
  readonly message: string | null
  /** False if the file itself is the reason: it can only be removed. */
  readonly canRetry: boolean
  readonly fields: F
}

/** Two at a time: on a bad connection more would slow all of them down. */
export const atOnce = 2

/** The uploads that can start now, in the order of their choice. */
export function startable<F>(uploads: readonly QueuedUpload<F>[], limit = atOnce): QueuedUpload<F>[] {
  const free = limit - uploads.filter(({ state }) => state === 'sending').length
  return free > 0 ? uploads.filter(({ state }) => state === 'waiting').slice(0, free) : []
}

export const changed = <F>(
  uploads: readonly QueuedUpload<F>[],
  key: string,
  change: Partial<QueuedUpload<F>>,
): readonly QueuedUpload<F>[] => uploads.map((one) => (one.key === key ? { ...one, ...change } : one))

/** The number of chosen files within the limit, and the message if some exceed it. */
export function admitted(
  chosen: number,
  used: number,
  most: number,
): { count: number; message: string | null } {
  const remaining = Math.max(0, most - used)
  if (chosen <= remaining) return { count: chosen, message: null }
  const message =
    remaining === 0 ? `最多上传 ${most} 个文件` : `最多上传 ${most} 个文件，已添加前 ${remaining} 个`
  return { count: remaining, message }
}

/** Interrupted uploads start again; failed ones wait for the member. */
export const resting = <F>(uploads: readonly QueuedUpload<F>[]): readonly QueuedUpload<F>[] =>
  uploads.map((one) => (one.state === 'sending' ? { ...one, state: 'waiting', progress: 0 } : one))
