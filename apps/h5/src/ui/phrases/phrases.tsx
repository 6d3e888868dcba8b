import { Fragment, type ReactNode } from 'react'
import { piecesOf } from './break-points.ts'

/**
 * Text that breaks between terms, never inside one; use with `word-break: keep-all`. Values other than plain text
 * stay unchanged. Not for the first screen: loading a language's dictionary takes a phone some time.
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
