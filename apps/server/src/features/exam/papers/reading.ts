import type { ReadDocument } from '@yf/ocr/document/outcome'
import type { TextLayer } from '@yf/ocr/document/text-layer'
import type { KeeperKey } from '#platform/crypto/keeper-key.ts'
import { knownKeeperKey, type KeyGround } from '#platform/crypto/keeper-keys.ts'
import { paperPrintedRow, paperReadingRow } from '../sealed.ts'
import type { PaperRow } from './store.ts'

export const sealReading = (key: KeeperKey, id: string, reading: ReadDocument): string =>
  key.seal(JSON.stringify(reading), paperReadingRow(id))

type Sealed = Pick<PaperRow, 'id' | 'reading_sealed' | 'printed_sealed'>

/** Recognised values of one member's documents; null when there are none, or the data subject key was deleted. */
export async function openedPapers(ctx: KeyGround, accountId: string) {
  const key = await knownKeeperKey(ctx, accountId)
  const open = <T>(text: string | null, row: string): T | null => {
    const opened = text === null ? null : (key?.open(text, row) ?? null)
    return opened === null ? null : (JSON.parse(opened) as T)
  }
  return {
    readingOf: ({ id, reading_sealed }: Sealed) => open<ReadDocument>(reading_sealed, paperReadingRow(id)),
    /** The text layer of the page. */
    printedOf: ({ id, printed_sealed }: Sealed) => open<TextLayer>(printed_sealed, paperPrintedRow(id)),
  }
}
