/**
 * The first letter of a character's reading, by where the pinyin collation puts it: each of these is the first character of
 * its letter (no syllable begins with i, u or v). A character of several readings counts under its usual one, 咳 under a
 * doctor's.
 */
const first = '阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他穵夕丫帀'
const letters = 'abcdefghjklmnopqrstwxyz'
const { compare } = new Intl.Collator('zh-Hans-CN-u-co-pinyin')

const read: Readonly<Record<string, string>> = { 咳: 'k' }
const isHan = /\p{Script=Han}/u

function letterOf(character: string): string {
  if (read[character]) return read[character]
  if (!isHan.test(character)) return character.toLowerCase()
  let found = ''
  for (const [at, mark] of [...first].entries()) {
    if (compare(mark, character) > 0) break
    found = letters.charAt(at)
  }
  return found
}

/** 急性咽炎 → jxyy; figures and letters stay, everything else is left out. */
export const initialsOf = (text: string): string =>
  [...text]
    .map(letterOf)
    .join('')
    .replace(/[^a-z0-9]/g, '')
