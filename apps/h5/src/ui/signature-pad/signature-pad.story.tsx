import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { rem } from '#ui/rem.ts'
import type { UiStory } from '#ui/story.ts'
import { SignaturePad, type SignatureHandle } from './signature-pad.tsx'

function Sample() {
  const pad = useRef<SignatureHandle>(null)
  const [isEmpty, setEmpty] = useState(true)
  const [picture, setPicture] = useState<string>()
  useEffect(() => () => (picture ? URL.revokeObjectURL(picture) : undefined), [picture])
  const take = async () => {
    const blob = await pad.current?.picture()
    if (blob) setPicture(URL.createObjectURL(blob))
  }
  return (
    <div style={{ display: 'grid', gap: 'var(--s3)' }}>
      <div style={{ height: rem(220) }}>
        <SignaturePad ref={pad} onChange={setEmpty} />
      </div>
      <Button block disabled={isEmpty} onTap={take}>
        使用这个签名
      </Button>
      {picture && <img src={picture} alt="您的签名" style={{ maxWidth: '100%' }} />}
    </div>
  )
}

export const story: UiStory = { group: '表单', name: '手写签名 SignaturePad', cases: { 写一写: Sample } }
