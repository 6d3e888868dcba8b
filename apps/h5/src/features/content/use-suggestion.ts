import { advertCalls } from '@yf/contract/advert'
import { useState } from 'react'
import { say } from '#platform/http/feedback.ts'
import { useMutationOf } from '#platform/http/mutation.ts'
import { draft } from '#platform/storage/storage.ts'
import { uploadPicture } from '#platform/pictures/upload-picture.ts'

export interface Picture {
  id: string
  url: string
}

export interface SuggestionForm {
  tagId: string | null
  content: string
  contact: string
  pictures: Picture[]
}

export type Faults = Partial<Record<keyof SuggestionForm, string>>

export const longestContent = 500
const empty: SuggestionForm = { tagId: null, content: '', contact: '', pictures: [] }
const kept = draft<Partial<SuggestionForm>>('suggestion')
const send = uploadPicture('suggestion')

export function faultsOf({ tagId, content, contact }: SuggestionForm): Faults {
  const faults: Faults = {}
  if (tagId === null) faults.tagId = '请选择反馈类型'
  if (content.trim().length < 5) faults.content = '请至少填写 5 个字，说清楚才好帮到您'
  if (contact !== '' && !/^1[3-9]\d{9}$/.test(contact)) faults.contact = '请填写 11 位手机号，或留空'
  return faults
}

/** The form, its draft, and what becomes of it. */
export function useSuggestion() {
  const [form, setForm] = useState<SuggestionForm>(() => ({ ...empty, ...kept.read() }))
  const [faults, setFaults] = useState<Faults>({})
  const [uploading, setUploading] = useState(0)
  const [isDone, setDone] = useState(false)
  const add = useMutationOf(advertCalls.addComment, { loading: false })

  const change = (part: Partial<SuggestionForm>) => {
    setForm((before) => {
      const next = { ...before, ...part }
      kept.write(next)
      return next
    })
    setFaults({})
  }
  const upload: typeof send = async (file, onProgress) => {
    setUploading((count) => count + 1)
    try {
      return await send(file, onProgress)
    } finally {
      setUploading((count) => count - 1)
    }
  }
  const submit = async () => {
    const found = faultsOf(form)
    setFaults(found)
    const [first] = Object.values(found)
    if (first) return say(first)
    if (uploading > 0) return say('图片还在上传，请稍候')
    const { tagId, content, contact, pictures } = form
    const input = {
      type: 1 as const,
      content: content.trim(),
      ...(tagId ? { tagIds: [tagId] } : {}),
      ...(contact ? { contact } : {}),
      ...(pictures.length > 0 ? { pictures: pictures.map(({ id }) => id) } : {}),
    }
    await add.mutateAsync(input).then(finish, () => undefined)
  }
  const finish = () => {
    kept.remove()
    setForm(empty)
    setDone(true)
  }
  return { form, faults, isDone, isBusy: add.isPending, change, upload, submit, again: () => setDone(false) }
}
