import { useEffect, useEffectEvent, useState } from 'react'
import { fetchOwnFile } from './own-file.ts'

export interface OpenedFile<T> {
  readonly state: 'loading' | 'ready' | 'failed'
  /** From 0 to 1 during the download. */
  readonly progress: number
  readonly content: T | null
  readonly file: Blob | null
  /** The reason for the failure, as text. */
  readonly message: string | null
}

const nothing = { state: 'loading', progress: 0, content: null, file: null, message: null } as const

/**
 * Downloads a restricted file and converts it for display; `close` runs when it is no longer shown. For a retry, give
 * the component another key.
 */
export function useOpenedFile<T>(
  url: string,
  read: (file: Blob) => Promise<T>,
  close: (content: T) => void,
): OpenedFile<T> {
  const [current, setCurrent] = useState<OpenedFile<T>>(nothing)
  const open = useEffectEvent(read)
  const leave = useEffectEvent(close)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let opened: T | null = null
    const update = (next: Partial<OpenedFile<T>>) => {
      if (!signal.aborted) setCurrent((before) => ({ ...before, ...next }))
    }
    const run = async () => {
      update(nothing)
      const file = await fetchOwnFile(url, { signal, onProgress: (progress) => update({ progress }) })
      opened = await open(file)
      if (signal.aborted) return leave(opened)
      return update({ state: 'ready', content: opened, file })
    }
    run().catch((error: unknown) => update({ state: 'failed', message: (error as Error).message }))
    return () => {
      controller.abort()
      if (opened) leave(opened)
    }
  }, [url])
  return current
}
