interface Words {
  segment(text: string): Iterable<{ segment: string; index: number }>
}

/** Newer than the library that old phones are compiled against, and not in every browser of theirs. */
const intl = Intl as unknown as {
  Segmenter?: new (language: string, options: { granularity: 'word' }) => Words
}

let known: Words | null | undefined

function knownWords(): Words | null {
  if (known === undefined) known = intl.Segmenter ? new intl.Segmenter('zh', { granularity: 'word' }) : null
  return known
}

/** Old phones know none: there a text stays in one piece. */
export const knowsWords = (): boolean => knownWords() !== null

const startsWord = /^[\u4e00-\u9fff]{2}/
/** Neither a surname nor the first character inside quotation marks is left alone before a break. */
const endsWhole = /[\d\u4e00-\u9fff][\u4e00-\u9fff]$/
/** Single characters that belong to what follows: 商品订单|待付款, 新增|或修改. Others (的, 了, 后, 中) to what stands before. */
const leading = /^[待已未不请或与和将还该并在由「“《]$/
/** Terms of ours in which a general dictionary sees another word begin: 理|赔款, 新|增收|货. So does a short name in marks. */
const terms =
  /[「“《][^」”》]{1,8}[」”》]|理赔款|被保险人|碳积分|新增|商城|注销|拨打|血常规|上呼吸道|节假日|不一致|接下来/g
/** A date is read at a glance, apart from what it is the date of: 有效期至|2027年1月17日. */
const dates = /(\d{4}年\d{1,2}月\d{1,2}日)/
const mayPart = (before: string, after: string) =>
  /[\u4e00-\u9fff]$/.test(before) && /^[\d\u4e00-\u9fff]/.test(after)

function wordsOf(text: string, words: Words): string[] {
  const whole = [...text.matchAll(terms)].map(({ 0: term, index }) => ({
    from: index,
    to: index + term.length,
  }))
  const pieces: string[] = []
  let piece = ''
  for (const { segment, index } of words.segment(text)) {
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
 * The text in pieces between which a line may end. Only before a known word of two or more characters: what no
 * dictionary knows (理赔, 互联网) comes as single characters, and these stay together with what stands before them.
 */
export function piecesOf(text: string): string[] {
  const words = knownWords()
  if (!words) return [text]
  const pieces: string[] = []
  for (const part of text.split(dates)) {
    const [first = '', ...others] = dates.test(part) ? [part] : wordsOf(part, words)
    const before = pieces.pop() ?? ''
    if (mayPart(before, first)) pieces.push(before, first, ...others)
    else pieces.push(before + first, ...others)
  }
  return pieces
}
