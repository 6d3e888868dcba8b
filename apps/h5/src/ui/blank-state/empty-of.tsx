import { BlankState, type BlankStateProps } from './blank-state.tsx'
import { drawings, type EmptyKind } from './drawings.tsx'

interface Props extends Pick<BlankStateProps, 'note' | 'action'> {
  title: string | undefined
  /** The missing kind of content. */
  kind: EmptyKind
}

/**
 * `EmptyState` with the drawing of the missing kind. Not for a first screen, which would have to load the drawings of
 * all kinds.
 */
export const EmptyOf = ({ kind, title = '这里还没有内容', ...rest }: Props) => (
  <BlankState title={title} {...rest} drawing={drawings[kind]} />
)
