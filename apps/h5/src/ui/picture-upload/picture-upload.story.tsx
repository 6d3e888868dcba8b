import { useState } from 'react'
import type { UiStory } from '#ui/story.ts'
import { PictureUpload } from './picture-upload.tsx'
import type { UploadedPicture } from './use-uploads.ts'

const sheet = (fill: string) =>
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><path fill="${fill}" d="M0 0h80v80H0z"/><path fill="#fff" d="M16 12h48v56H16z"/><path stroke="#b4bac4" stroke-width="3" d="M24 26h32M24 38h32M24 50h18"/></svg>`,
  )

const first: UploadedPicture[] = [
  { id: 'a', url: sheet('#d9e6fb') },
  { id: 'b', url: sheet('#e5f0dc') },
]

let tries = 0
async function send(file: File, onProgress: (part: number) => void): Promise<UploadedPicture> {
  for (const part of [0.2, 0.5, 0.8, 1]) {
    await new Promise((done) => setTimeout(done, 300))
    onProgress(part)
  }
  if ((tries += 1) % 2 === 0) throw new Error('网络中断')
  return { id: String(tries), url: URL.createObjectURL(file) }
}

function Sample() {
  const [value, setValue] = useState(first)
  return <PictureUpload label="发票" value={value} onChange={setValue} upload={send} max={6} />
}

export const story: UiStory = {
  group: '表单',
  name: '图片上传 PictureUpload',
  cases: { 第二张会失败: Sample },
}
