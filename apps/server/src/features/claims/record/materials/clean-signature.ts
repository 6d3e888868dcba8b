import { decoder } from '#platform/files/sharp.ts'
import { fileKind } from '#platform/files/file-kind.ts'

const widest = 2000
const mostPixels = 20_000_000
/** An accidental dot is no signature: a thousandth of the pad must have ink, in more than one place. */
const leastInk = 0.001
const darkest = 200
/** Enough resolution to detect ink. */
const lookedAt = 500

/** The signature re-encoded; 'blank' if the pad is empty, null if it is no picture. */
export async function cleanSignature(bytes: Buffer): Promise<Buffer | 'blank' | null> {
  if (fileKind(bytes) !== 'png') return null
  const open = await decoder()
  try {
    const head = await open(bytes, { limitInputPixels: false }).metadata()
    if (head.format !== 'png' || head.width * head.height > mostPixels) return null
    const drawing = open(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).resize({
      width: widest,
      height: widest,
      fit: 'inside',
      withoutEnlargement: true,
    })
    if (await isBlank(drawing.clone())) return 'blank'
    return await drawing.png({ compressionLevel: 6 }).toBuffer()
  } catch {
    return null
  }
}

async function isBlank(drawing: ReturnType<Awaited<ReturnType<typeof decoder>>>): Promise<boolean> {
  const small = drawing.flatten({ background: '#fff' }).greyscale().resize({ width: lookedAt })
  const grey = await small.raw().toBuffer()
  let ink = 0
  for (const value of grey) if (value < darkest) ink += 1
  return ink < grey.length * leastInk || ink > grey.length * 0.9
}
