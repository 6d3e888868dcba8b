import { feedbackCalls } from '@yf/contract/feedback'
import { useState } from 'react'
import { useForm, type Faults } from '#platform/forms/use-form.ts'
import { say } from '#platform/http/feedback.ts'
import { useWrite } from '#platform/http/write.ts'
import { draft } from '#platform/storage/storage.ts'
import { uploadPicture } from '#platform/pictures/upload-picture.ts'

export interface SuggestionPicture {
  id: string
  url: string
}

export interface Suggestion {
  tagId: string | null
  content: string
  contact: string
  pictures: SuggestionPicture[]
}

export const longestContent = 500
const empty: Suggestion = { tagId: null, content: '', contact: '', pictures: [] }
const storedDraft = draft<Partial<Suggestion>>('suggestion')
const send = uploadPicture('suggestion')

const faultsOf = ({ tagId, content, contact }: Suggestion): Faults<Suggestion> => ({
  tagId: tagId === null ? '请选择反馈类型' : null,
  content: content.trim().length < 5 ? '请至少填写 5 个字，说清楚才好帮到您' : null,
  contact: contact !== '' && !/^1[3-9]\d{9}$/.test(contact) ? '请填写 11 位手机号，或留空' : null,
})

const inputOf = ({ tagId, content, contact, pictures }: Suggestion) => ({
  type: 1 as const,
  content: content.trim(),
  ...(tagId ? { tagIds: [tagId] } : {}),
  ...(contact ? { contact } : {}),
  ...(pictures.length > 0 ? { pictures: pictures.map(({ id }) => id) } : {}),
})

/** The suggestion form, its draft and its submission. */
export function useSuggestion(onSent: () => void) {
  const form = useForm<Suggestion>(() => ({ ...empty, ...storedDraft.read() }), faultsOf, {
    onChange: storedDraft.write,
  })
  const [uploading, setUploading] = useState(0)
  const add = useWrite(feedbackCalls.addComment, { loading: false })

  const upload: typeof send = async (file, onProgress) => {
    setUploading((count) => count + 1)
    try {
      return await send(file, onProgress)
    } finally {
      setUploading((count) => count - 1)
    }
  }
  const submit = async () => {
    const fault = Object.values(faultsOf(form.values)).find(Boolean)
    if (fault) say(fault)
    else if (uploading > 0) return say('图片还在上传，请稍候')
    const sent = await form.submit((values) => add.send(inputOf(values)))
    if (!sent?.ok) return
    storedDraft.remove()
    onSent()
  }
  return { ...form, upload, submit }
}
