import { useState } from 'react'
import { EmergencySheet } from '#features/hospital/shared/emergency/emergency-sheet.tsx'
import { ActionSheet } from '#ui/action-sheet/action-sheet.tsx'
import { Composer } from './composer.tsx'
import type { MessageBody } from './room-lines.ts'
import type { Outbox } from './outbox.ts'
import { useComposing } from './use-composing.ts'
import type { useRoomPictures } from './use-room-pictures.ts'

const sources = [
  { key: 'camera', label: '拍照' },
  { key: 'album', label: '从相册选择', note: '检查单、患处照片等' },
]

interface RoomFootProps {
  id: string
  outbox: Pick<Outbox<MessageBody, unknown>, 'add'>
  pictures: Pick<ReturnType<typeof useRoomPictures>, 'choose'>
}

/** Message input. Warns about danger signs while the member types, before anything is sent. */
export function RoomFoot({ id, outbox, pictures }: RoomFootProps) {
  const { words, change, send } = useComposing(id, outbox)
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <Composer value={words} onChange={change} onSend={send} onPicture={() => setChoosing(true)} />
      <EmergencySheet typed={words} />
      <ActionSheet
        open={isChoosing}
        title="发送图片"
        actions={sources}
        onSelect={(key) => void pictures.choose(key === 'camera' ? 'camera' : 'album')}
        onClose={() => setChoosing(false)}
      />
    </>
  )
}
