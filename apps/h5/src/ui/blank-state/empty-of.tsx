import { BlankState, type BlankStateProps } from './blank-state.tsx'
import { drawings, type EmptyKind } from './drawings.tsx'

interface Props extends Pick<BlankStateProps, 'note' | 'action'> {
  title: string | undefined
  /** What there is none of. */
  kind: EmptyKind
}

/** `EmptyState` with the drawing of what is missing. Not on a first screen, which would carry the drawings of all kinds. */
export const EmptyOf = ({ kind, title = '这里还没有内容', ...rest }: Props) => (
  <BlankState title={title} {...rest} drawing={drawings[kind]} />
)
