let table: ReadonlyMap<string, number> | null = null

/** Node decodes GBK but cannot encode it: the table is the inverse of decoding. */
function codes(): ReadonlyMap<string, number> {
  if (table) return table
  const decoder = new TextDecoder('gbk')
  const found = new Map<string, number>()
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let low = 0x40; low <= 0xfe; low += 1) {
      const character = decoder.decode(Uint8Array.of(lead, low))
      const isOne = low !== 0x7f && [...character].length === 1 && character !== '\ufffd'
      if (isOne && !/\p{Co}/u.test(character) && !found.has(character))
        found.set(character, (lead << 8) | low)
    }
  }
  table = found
  return found
}

const isAscii = (character: string) => character <= '\x7f'

/** Characters that GBK lacks, each once: nothing is ever replaced by a question mark. */
export const missingInGbk = (text: string): string[] => [
  ...new Set([...text].filter((character) => !isAscii(character) && !codes().has(character))),
]

/** Encodes a text without missing characters. */
export function toGbk(text: string): Uint8Array {
  const bytes: number[] = []
  for (const character of text) {
    if (isAscii(character)) bytes.push(character.charCodeAt(0))
    else {
      const code = codes().get(character)
      if (code === undefined) throw new Error('the text has a character that GBK lacks')
      bytes.push(code >> 8, code & 0xff)
    }
  }
  return Uint8Array.from(bytes)
}
