import type { RecognisedLine } from '../text/line.ts'
import { rowOf } from '../text/rows.ts'
import type { Sheet } from './sheet.ts'

/**
 * Whether two more readings of the same place, with another crop and in the red channel, agree. A single reading of a
 * blurred digit can be wrong with high confidence; three different ones rarely agree on an error.
 */
export async function isConfirmed(
  sheet: Sheet,
  line: RecognisedLine,
  isSame: (text: string) => boolean,
): Promise<boolean> {
  const { box } = line
  const looser = { ...box, width: box.width + box.height * 0.3, height: box.height * 1.12 }
  const first = await sheet.look(looser)
  if (!isSame(plain(first, box))) return false
  const tighter = { ...box, width: box.width + box.height * 0.15, height: box.height * 0.94 }
  return isSame(plain(await sheet.look(tighter, { channel: 'red' }), box))
}

const plain = (reading: Omit<RecognisedLine, 'box'>, box: RecognisedLine['box']) =>
  rowOf([{ ...reading, box }]).text
