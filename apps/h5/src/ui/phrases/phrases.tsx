import { Fragment, type ReactNode } from 'react'
import { piecesOf } from './break-points.ts'

/**
 * Words that wrap between terms, never inside one; goes with `word-break: keep-all`. What is no plain text stays as it is.
 * Getting to know a language's words takes a phone some time: not for what the first screen shows.
 */
export const phrases = (text: ReactNode): ReactNode =>
  typeof text === 'string'
    ? piecesOf(text).map((piece, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other identity
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {piece}
        </Fragment>
      ))
    : text
