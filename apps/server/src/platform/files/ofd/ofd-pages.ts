import path from 'node:path'
import type { DrawFault } from '../draw-messages.ts'
import { contentOf, numbersOf, type OfdPageContent } from './page-content.ts'
import { all, first, parseXml, type Element } from './xml.ts'
import { openZip, type Zip } from './zip.ts'

/** In millimetres. */
export interface OfdPage extends OfdPageContent {
  readonly width: number
  readonly height: number
}

interface OfdLimits {
  readonly mostPages: number
  readonly mostObjects: number
}

const longestMm = 2000

/** Thrown internally only: a file with a defect in the middle is rejected as a whole. */
class Faulty extends Error {
  readonly fault: DrawFault
  constructor(fault: DrawFault) {
    super(fault)
    this.fault = fault
  }
}

function xmlAt(zip: Zip, name: string): Element {
  const bytes = zip.read(name)
  if (typeof bytes === 'string') throw new Faulty(bytes)
  const root = bytes && parseXml(bytes.toString('utf8'))
  if (!root) throw new Faulty('broken')
  return root
}

/** OFD paths are relative to the root, or to the file that contains them. */
const entryNameOf = (name: string, within: string): string => {
  const whole = name.startsWith('/') ? name.slice(1) : path.posix.join(path.posix.dirname(within), name)
  return path.posix.normalize(whole.trim())
}

/**
 * The pages of the first document of an OFD (GB/T 33190), each with its templates below it; or the reason why there
 * are none.
 */
export function ofdPages(bytes: Buffer, limits: OfdLimits): OfdPage[] | DrawFault {
  const zip = openZip(bytes)
  if (typeof zip === 'string') return zip
  try {
    return pagesOf(zip, limits)
  } catch (error) {
    if (error instanceof Faulty) return error.fault
    throw error
  }
}

function pagesOf(zip: Zip, { mostPages, mostObjects }: OfdLimits): OfdPage[] {
  const rootName = 'OFD.xml'
  const documentName = entryNameOf(first(xmlAt(zip, rootName), 'DocBody', 'DocRoot')?.text ?? '', rootName)
  const document = xmlAt(zip, documentName)
  const listed = all(document, 'Pages', 'Page')
  if (listed.length === 0) throw new Faulty('empty')
  if (listed.length > mostPages) throw new Faulty('tooManyPages')
  const templates = new Map(
    all(document, 'CommonData', 'TemplatePage').map(({ attributes }) => [
      attributes['ID'] ?? '',
      attributes['BaseLoc'] ?? '',
    ]),
  )
  return listed.map(({ attributes }) => {
    const page = xmlAt(zip, entryNameOf(attributes['BaseLoc'] ?? '', documentName))
    const under = all(page, 'Template').flatMap(({ attributes: { TemplateID = '' } }) => {
      const name = templates.get(TemplateID)
      return name ? [contentOf(xmlAt(zip, entryNameOf(name, documentName)))] : []
    })
    const contents = [...under, contentOf(page)]
    const texts = contents.flatMap((one) => one.texts)
    const paths = contents.flatMap((one) => one.paths)
    const steps = paths.reduce((sum, one) => sum + one.steps.length, 0)
    if (texts.length + steps > mostObjects) throw new Faulty('tooComplex')
    return { ...sizeOf(page, document), texts, paths }
  })
}

function sizeOf(page: Element, document: Element): { width: number; height: number } {
  const box = first(page, 'Area', 'PhysicalBox') ?? first(document, 'CommonData', 'PageArea', 'PhysicalBox')
  const [, , width = 210, height = 297] = numbersOf(box?.text)
  if (!(width >= 1 && height >= 1)) throw new Faulty('broken')
  if (width > longestMm || height > longestMm) throw new Faulty('tooLarge')
  return { width, height }
}
