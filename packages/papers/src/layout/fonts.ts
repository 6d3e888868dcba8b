import fs from 'node:fs'
import { createRequire } from 'node:module'

const family = '@expo-google-fonts/noto-sans-sc'
const pathOf = (file: string) => createRequire(import.meta.url).resolve(`${family}/${file}`)
const load = (file: string) => fs.readFileSync(pathOf(file))

/** For a library that opens fonts by itself. */
export const regularFontFile = () => pathOf('400Regular/NotoSansSC_400Regular.ttf')

let loaded: { readonly regular: Buffer; readonly bold: Buffer } | null = null

/** 10 MB each: read once a thread, and only where a paper is really written. */
export function fonts() {
  loaded ??= {
    regular: load('400Regular/NotoSansSC_400Regular.ttf'),
    bold: load('700Bold/NotoSansSC_700Bold.ttf'),
  }
  return loaded
}

/** What printers set where a character is wanting: a reader sees the gap instead of a name that is silently shorter. */
export const missingMark = '〓'

/** Line breaks stay; other control characters would be drawn as boxes, or turn the direction of a line round. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u

export function writable(text: string, has: (codePoint: number) => boolean): string {
  return [...text.normalize('NFC').replace(/\r\n?|\t/g, (sign) => (sign === '\t' ? ' ' : '\n'))]
    .filter((character) => character === '\n' || !invisible.test(character))
    .map((character) => (character === '\n' || has(character.codePointAt(0)!) ? character : missingMark))
    .join('')
}
