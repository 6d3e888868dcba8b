import { useState } from 'react'
import { rem } from '#ui/rem.ts'
import type { UiStory } from '#ui/story.ts'
import { PictureEditor } from './picture-editor.tsx'

const receipt =
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640"><path fill="#c9b48e" d="M0 0h480v640H0z"/><path fill="#fff" d="M70 60h340v520H70z"/><path stroke="#4e5560" stroke-width="8" d="M110 120h180M110 180h260M110 230h260M110 280h160M110 400h260"/><circle cx="330" cy="470" r="52" fill="none" stroke="#c5221f" stroke-width="6"/></svg>`,
  )

function Sample() {
  const [savedPicture, setSavedPicture] = useState('')
  const save = (picture: Blob) => setSavedPicture(`已得到 JPEG，${Math.round(picture.size / 1024)} KB`)
  return (
    <div style={{ display: 'grid', gap: 'var(--s2)', height: rem(480) }}>
      <PictureEditor
        src={receipt}
        name="第1张发票"
        onSave={save}
        onCancel={() => setSavedPicture('已取消')}
      />
      <p role="status" style={{ margin: 0, fontSize: 'var(--text-body)' }}>
        {savedPicture || '拖动四角裁剪，或旋转'}
      </p>
    </div>
  )
}

export const story: UiStory = { group: '表单', name: '图片编辑 PictureEditor', cases: { 一张发票: Sample } }
