import { BlankState, type BlankStateProps } from './blank-state.tsx'
import { drawings } from './drawings.tsx'

/** No right to this benefit: always with the contact to ask. */
export function NoRightState({ title = '您暂无此项权益', note, action }: Partial<BlankStateProps>) {
  return (
    <BlankState
      drawing={drawings.noRight}
      title={title}
      note={note ?? '如有疑问，请联系企业人力资源或在线客服'}
      action={action}
    />
  )
}
