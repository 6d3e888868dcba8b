interface WordSegmenter {
  segment(text: string): Iterable<{ segment: string; index: number }>
}

/** Newer than the library that old phones are compiled against, and missing in some of their browsers. */
const intl = Intl as unknown as {
  Segmenter?: new (language: string, options: { granularity: 'word' }) => WordSegmenter
}

let cachedSegmenter: WordSegmenter | null | undefined

function getSegmenter(): WordSegmenter | null {
  if (cachedSegmenter === undefined)
    cachedSegmenter = intl.Segmenter ? new intl.Segmenter('zh', { granularity: 'word' }) : null
  return cachedSegmenter
}

/** False on old phones: there a text stays in one piece. */
export const canSegment = (): boolean => getSegmenter() !== null

const startsWord = /^[\u4e00-\u9fff]{2}/
/** Keeps a surname, or the first character inside quotation marks, with what follows. */
const endsWhole = /[\d\u4e00-\u9fff][\u4e00-\u9fff]$/
/**
 * Single characters that belong to the next word: 商品订单|待付款, 新增|或修改. Others (的, 了, 后, 中) belong to the
 * previous one.
 */
const leading = /^[待已未不请或与和将还该并在由「“《]$/
/**
 * Product terms that a general dictionary splits wrongly: 理|赔款, 新|增收|货. Short names in quotation marks stay
 * whole, too.
 */
const terms =
  /[「“《][^」”》]{1,8}[」”》]|理赔款|被保险人|碳积分|新增|商城|注销|拨打|血常规|上呼吸道|节假日|不一致|接下来/g
/** A date stays in one piece, separate from its label: 有效期至|2027年1月17日. */
const dates = /(\d{4}年\d{1,2}月\d{1,2}日)/
const mayPart = (before: string, after: string) =>
  /[\u4e00-\u9fff]$/.test(before) && /^[\d\u4e00-\u9fff]/.test(after)

function segmentsOf(text: string, segmenter: WordSegmenter): string[] {
  const whole = [...text.matchAll(terms)].map(({ 0: term, index }) => ({
    from: index,
    to: index + term.length,
  }))
  const pieces: string[] = []
  let piece = ''
  for (const { segment, index } of segmenter.segment(text)) {
    const isInTerm = whole.some(({ from, to }) => from < index && index < to)
    const isStart = startsWord.test(segment) || leading.test(segment)
    if (isStart && endsWhole.test(piece) && !isInTerm) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
  }
  return [...pieces, piece]
}

/**
 * Splits the text where a line may break. Only before a known word of two or more characters: terms unknown to the
 * dictionary (理赔, 互联网) come as single characters, and these stay with what precedes them.
 */
export function piecesOf(text: string): string[] {
  const segmenter = getSegmenter()
  if (!segmenter) return [text]
  const pieces: string[] = []
  for (const part of text.split(dates)) {
    const [first = '', ...others] = dates.test(part) ? [part] : segmentsOf(part, segmenter)
    const before = pieces.pop() ?? ''
    if (mayPart(before, first)) pieces.push(before, first, ...others)
    else pieces.push(before + first, ...others)
  }
  return pieces
}
