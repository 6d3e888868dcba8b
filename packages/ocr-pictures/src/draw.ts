import type { Layouts } from './layouts.ts'
import type { ReceiptOverrides } from './medical/receipt.ts'
import { develop } from './look/develop.ts'
import { apply, corners, homography, turned } from './look/geometry.ts'
import { shotOf, type Shot } from './look/shot.ts'
import type { RenderedPage } from './page.ts'
import { randomOf } from './random.ts'
import { styles, type StyleName } from './styles/styles.ts'
import type { DrawnDocument, FieldName, Hardness, DrawnKind, PicturePoint, Quad, Truth } from './truth.ts'

export interface DrawOptions {
  readonly kind?: DrawnKind
  readonly layout?: string
  /** The drawing style; the first one by default. */
  readonly style?: StyleName
  readonly hardness?: Hardness
  /** Only for layout electronicOutpatient. */
  readonly overrides?: ReceiptOverrides
}

/** Roughly what members upload: mostly receipts, mostly photographed. */
const kindShares: Readonly<Record<DrawnKind, number>> = {
  medicalReceipt: 34,
  vatInvoice: 18,
  bankCard: 18,
  idCardFront: 10,
  idCardBack: 4,
  feeList: 5,
  medicalRecord: 3,
  diagnosis: 3,
  dischargeSummary: 3,
  other: 2,
}
const hardnessShares: Readonly<Record<Hardness, number>> = { clean: 20, scan: 25, photo: 40, hard: 15 }

/**
 * One picture and its truth. A seed is one document by one camera: the same seed with another hardness is the same
 * document, better or worse photographed. Unspecified options follow from the seed.
 */
export async function draw(seed: number, options: DrawOptions = {}): Promise<DrawnDocument> {
  const random = randomOf(seed)
  const style = options.style ?? 'plain'
  const layouts: Partial<Layouts> = styles[style]
  const shares = Object.entries(kindShares).filter(([one]) => layouts[one as DrawnKind])
  const kind =
    options.kind ?? random.fork('kind').weighted(Object.fromEntries(shares) as Record<DrawnKind, number>)
  const forms = layouts[kind]
  if (!forms) throw new Error(`the style ${style} draws no ${kind}`)
  const hardness = options.hardness ?? random.fork('hardness').weighted(hardnessShares)
  const layout = options.layout ?? random.fork('layout').pick(Object.keys(forms))
  const drawPage = forms[layout]
  if (!drawPage) throw new Error(`${kind} has no layout ${layout}: ${Object.keys(forms).join(', ')}`)
  const { page, fields, qr } = drawPage(random.fork('page'), options.overrides)
  const camera = random.fork(`camera ${hardness}`)
  const shot = shotOf(camera.fork('shot'), page, hardness)
  const type = hardness === 'clean' && camera.fork('type').chance(0.4) ? 'png' : 'jpeg'
  const picture = await develop(camera, page, shot, type)
  const isLying = shot.turn % 180 === 90
  const truth: Truth = {
    seed,
    style,
    kind,
    layout,
    hardness,
    fields,
    regions: regionsOf(page, shot),
    qr,
    turn: shot.turn,
    orientation: shot.orientation,
    width: isLying ? shot.height : shot.width,
    height: isLying ? shot.width : shot.height,
  }
  return { picture, type, truth }
}

function regionsOf(page: RenderedPage, shot: Shot): Truth['regions'] {
  const onto = homography(corners(page.width, page.height), shot.corners)
  const toPicture = (point: PicturePoint): PicturePoint => {
    const [x, y] = turned(apply(onto, point), shot.width, shot.height, (360 - shot.turn) % 360)
    return [Math.round(x), Math.round(y)]
  }
  const quads = Object.entries(page.boxes).map(([field, [left, top, width, height]]): [FieldName, Quad] => [
    field as FieldName,
    [
      toPicture([left, top]),
      toPicture([left + width, top]),
      toPicture([left + width, top + height]),
      toPicture([left, top + height]),
    ],
  ])
  return Object.fromEntries(quads)
}
