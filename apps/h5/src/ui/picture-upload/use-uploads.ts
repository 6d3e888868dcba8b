import { useEffect, useRef, useState } from 'react'
import { toast } from '#ui/toast/toast.ts'
import { compress } from './compress.ts'

export interface UploadedPicture {
  id: string
  url: string
}

export interface PendingPicture {
  key: string
  file: File
  /** An object URL for display during the upload. */
  preview: string
  /** From 0 to 1. */
  progress: number
  hasFailed: boolean
}

export interface UploadOptions {
  value: readonly UploadedPicture[]
  onChange: (value: UploadedPicture[]) => void
  upload: (file: File, onProgress: (part: number) => void) => Promise<UploadedPicture>
  max: number
  maxBytes: number
}

let count = 0

export function useUploads({ value, onChange, upload, max, maxBytes }: UploadOptions) {
  const [pending, setPending] = useState<readonly PendingPicture[]>([])
  // Two uploads may end in one tick: the second must include the result of the first.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const publish = (next: readonly UploadedPicture[]) => {
    latest.current = next
    onChange([...next])
  }

  const change = (key: string, changes: Partial<PendingPicture>) =>
    setPending((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)))

  const cancelled = useRef(new Set<string>())
  const drop = (one: PendingPicture) => {
    cancelled.current.add(one.key)
    URL.revokeObjectURL(one.preview)
    setPending((before) => before.filter(({ key }) => key !== one.key))
  }

  const start = async (one: PendingPicture) => {
    change(one.key, { hasFailed: false, progress: 0 })
    try {
      const file = await compress(one.file)
      if (file.size > maxBytes) {
        toast(`图片不能超过 ${Math.round(maxBytes / 1024 / 1024)}MB，请换一张`)
        return drop(one)
      }
      const picture = await upload(file, (progress) => change(one.key, { progress }))
      if (cancelled.current.has(one.key)) return undefined
      drop(one)
      publish([...latest.current, picture])
    } catch {
      change(one.key, { hasFailed: true })
    }
    return undefined
  }

  const add = (files: readonly File[]) => {
    const remaining = max - value.length - pending.length
    if (files.length > remaining) toast(`最多上传 ${max} 张图片`)
    const added = files.slice(0, remaining).map((file) => ({
      key: `picture-${(count += 1)}`,
      file,
      preview: URL.createObjectURL(file),
      progress: 0,
      hasFailed: false,
    }))
    setPending((before) => [...before, ...added])
    for (const one of added) void start(one)
  }

  const remove = (id: string) => publish(latest.current.filter((picture) => picture.id !== id))
  return { pending, add, retry: (one: PendingPicture) => void start(one), drop, remove }
}
