interface Words {
  segment(text: string): Iterable<{ segment: string; index: number }>
}

/** Newer than the library that old phones are compiled against, and not in every browser of theirs. */
const intl = Intl as unknown as {
  Segmenter?: new (language: string, options: { granularity: 'word' }) => Words
}

let words: Words | null | undefined

const startsWord = /^[\u4e00-\u9fff]{2}/
const endsInHan = /[\u4e00-\u9fff]$/

/**
 * The text in pieces between which a line may end. Only before a known word of two or more characters: what no
 * dictionary knows (理赔, 互联网) comes as single characters, and these stay together with what stands before them.
 */
export function piecesOf(text: string): string[] {
  if (words === undefined) words = intl.Segmenter ? new intl.Segmenter('zh', { granularity: 'word' }) : null
  if (!words) return [text]
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of words.segment(text)) {
    if (startsWord.test(segment) && endsInHan.test(piece)) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
  }
  return [...pieces, piece]
}
