import { sliceOf } from '../picture/geometry.ts'
import { weakest, type RecognisedLine } from '../text/line.ts'
import { findAll, rowOf } from '../text/rows.ts'
import { hospitalNamePattern, tornName } from './hospital-name.ts'
import type { Sheet } from './sheet.ts'

const wellRead = 0.9

interface NameMatch {
  readonly text: string
  readonly line: RecognisedLine
}

/**
 * The seal usually covers the name: it is read again in the red channel, flatter, beyond its end and wider, until two
 * readings agree. The model tends to skip rare characters, but not to add any, so of similarly confident readings the
 * longest wins.
 */
export async function readBesideStamp(sheet: Sheet, found: NameMatch): Promise<RecognisedLine> {
  const { box } = found.line
  const flat = { ...box, width: box.width + box.height * 0.4, height: box.height * 0.9 }
  const longer = sliceOf(flat, 0, 1 + (3 * box.height) / flat.width)
  const looks = [
    { place: flat, channel: 'red' },
    { place: longer, channel: 'red' },
    { place: flat, channel: 'colour' },
    { place: flat, channel: 'red', stretch: 1.5 },
  ] as const
  const readings: RecognisedLine[] = new RegExp(`^${tornName}$`, 'u').test(found.text) ? [whole(found)] : []
  for (const { place, ...look } of looks) {
    const row = rowOf([{ ...(await sheet.look(place, look)), box: place }])
    readings.push(...findAll([row], new RegExp(`(?<value>${hospitalNamePattern})`, 'dgu')).map(whole))
    const [first, second] = readings
    if (readings.length === 2 && first!.text === second!.text && weakest(second!) >= wellRead) return second!
  }
  const surest = Math.max(...readings.map((line) => line.confidence))
  const near = readings.filter((line) => line.confidence >= surest - 0.03)
  const votes = (line: RecognisedLine) => near.filter((other) => other.text === line.text).length
  const [best] = near.toSorted(
    (one, other) =>
      other.text.length - one.text.length || votes(other) - votes(one) || other.confidence - one.confidence,
  )
  return best ?? { ...found.line, text: found.text }
}

const whole = ({ text, line }: NameMatch): RecognisedLine => ({ ...line, text: text.replaceAll(' ', '') })
