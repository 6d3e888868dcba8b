import fs from 'node:fs'
import { createRequire } from 'node:module'

const family = '@expo-google-fonts/noto-sans-sc'
const pathOf = (file: string) => createRequire(import.meta.url).resolve(`${family}/${file}`)
const load = (file: string) => fs.readFileSync(pathOf(file))

/** For a library that opens fonts itself. */
export const regularFontFile = () => pathOf('400Regular/NotoSansSC_400Regular.ttf')

let loaded: { readonly regular: Buffer; readonly bold: Buffer } | null = null

/** 10 MB each: read once per thread, and only when a document is written. */
export function fonts() {
  loaded ??= {
    regular: load('400Regular/NotoSansSC_400Regular.ttf'),
    bold: load('700Bold/NotoSansSC_700Bold.ttf'),
  }
  return loaded
}

/** The typographic mark for a missing character: the reader sees the gap instead of a silently shortened name. */
export const missingMark = '〓'

/** Line breaks stay; other control characters would show as boxes, or reverse the direction of a line. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u

export function writable(text: string, has: (codePoint: number) => boolean): string {
  return [...text.normalize('NFC').replace(/\r\n?|\t/g, (sign) => (sign === '\t' ? ' ' : '\n'))]
    .filter((character) => character === '\n' || !invisible.test(character))
    .map((character) => (character === '\n' || has(character.codePointAt(0)!) ? character : missingMark))
    .join('')
}
