import fs from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { capitalOf } from './amounts.ts'
import { draw, type DrawOptions } from './draw.ts'
import { layouts } from './layouts.ts'
import { shotOf } from './look/shot.ts'
import { luhnDigit } from './numbers/card-number.ts'
import { checkCharacter } from './numbers/id-number.ts'
import type { Document } from './page.ts'
import { pictureSet } from './picture-set.ts'
import { randomOf } from './random.ts'
import { styles } from './styles/styles.ts'
import {
  hardnesses,
  kinds,
  type DrawnDocument,
  type PrintedFields,
  type DrawnKind,
  type PicturePoint,
} from './truth.ts'

beforeAll(async () => {
  // The library's default downloads the reader from the network.
  const wasm = fs.readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true })
})

const unhurried = { timeout: 60_000 }
/** Documents per form: one shows the fields, a campaign tests random variants. */
const seeds = process.env['CAMPAIGN'] ? 10 : 1
const everyLayout = kinds.flatMap((kind) => Object.keys(layouts[kind]).map((layout) => ({ kind, layout })))

/** Drawn once for all checks. */
const drawnPages = new Map<string, Document>()
function pageOf(kind: DrawnKind, layout: string, seed: number): Document {
  const name = `${kind} ${layout} ${seed}`
  const page = drawnPages.get(name) ?? layouts[kind][layout]!(randomOf(seed))
  drawnPages.set(name, page)
  return page
}
const drawnPictures = new Map<string, Promise<DrawnDocument>>()
function pictureOf(seed: number, options: DrawOptions): Promise<DrawnDocument> {
  const name = JSON.stringify([seed, options])
  const picture = drawnPictures.get(name) ?? draw(seed, options)
  drawnPictures.set(name, picture)
  return picture
}

const expectedFields: Readonly<Record<DrawnKind, readonly (keyof PrintedFields)[]>> = {
  medicalReceipt: ['number', 'date', 'total', 'payer', 'hospital', 'capitalAmount'],
  vatInvoice: ['number', 'date', 'total', 'payer', 'hospital', 'capitalAmount', 'beforeTax'],
  bankCard: ['number', 'bank'],
  idCardFront: ['name', 'number', 'birthday', 'address'],
  idCardBack: ['authority', 'validFrom', 'validTo'],
  feeList: ['date', 'total', 'payer', 'hospital'],
  medicalRecord: ['date', 'payer', 'hospital'],
  diagnosis: ['date', 'payer', 'hospital'],
  dischargeSummary: ['date', 'payer', 'hospital'],
  other: [],
}

test.each(everyLayout)('$kind as $layout shows all its fields', unhurried, ({ kind, layout }) => {
  for (let seed = 0; seed < seeds; seed += 1) {
    const { page, fields } = pageOf(kind, layout, seed)
    expect(expectedFields[kind].filter((field) => !fields[field])).toEqual([])
    const outside = expectedFields[kind].filter((field) => {
      const [left, top, width, height] = page.boxes[field]!
      return left < 0 || top < 0 || left + width > page.width || top + height > page.height
    })
    expect(outside).toEqual([])
  }
})

const otherHands = (['provinces', 'held-out'] as const).flatMap((style) =>
  Object.entries(styles[style]).flatMap(([kind, forms]) =>
    Object.entries(forms).map(([layout, drawPage]) => ({ style, kind: kind as DrawnKind, layout, drawPage })),
  ),
)

test.each(otherHands)(
  'the style $style draws $kind as $layout with every field on the page and the same truth',
  unhurried,
  ({ kind, drawPage }) => {
    for (let seed = 0; seed < seeds; seed += 1) {
      const { page, fields } = drawPage(randomOf(seed))
      expect(expectedFields[kind].filter((field) => !fields[field])).toEqual([])
      expect(fields.capitalAmount!.replaceAll('圆', '元')).toBe(capitalOf(fields.total!))
      const outside = expectedFields[kind].filter((field) => {
        const [left, top, width, height] = page.boxes[field]!
        return left < 0 || top < 0 || left + width > page.width || top + height > page.height
      })
      expect(outside).toEqual([])
    }
  },
)

test('a style reports a document that it does not have', async () => {
  await expect(draw(1, { style: 'provinces', kind: 'bankCard' })).rejects.toThrow('draws no bankCard')
})

test('every medical receipt shows the social insurance payment, and uses a given one', unhurried, () => {
  for (const layout of Object.keys(layouts.medicalReceipt)) {
    const { page, fields } = pageOf('medicalReceipt', layout, 0)
    expect(page.boxes.social).toBeDefined()
    expect(fields.social).toBeLessThanOrEqual(fields.total!)
  }
  const overrides = { total: 100_000, social: 70_000 }
  expect(layouts.medicalReceipt['electronicOutpatient']!(randomOf(1), overrides).fields).toMatchObject(
    overrides,
  )
})

// A photo takes a second to draw: each hardness with one kind; in a campaign each kind too, and receipts in all of
// them.
const takes = process.env['CAMPAIGN']
  ? [
      ...kinds.map((kind, index) => ({ kind, hardness: hardnesses[index % hardnesses.length]! })),
      ...hardnesses.slice(1).map((hardness) => ({ kind: 'medicalReceipt' as const, hardness })),
    ]
  : hardnesses.map((hardness, index) => ({ kind: kinds[index]!, hardness }))

test.each(takes)(
  '$kind draws $hardness, its fields inside the picture',
  unhurried,
  async ({ kind, hardness }) => {
    const { picture, type, truth } = await pictureOf(2, { kind, hardness })
    const meta = await sharp(picture).metadata()
    const isLying = truth.orientation === 6 || truth.orientation === 8
    expect(meta.format).toBe(type)
    expect(isLying ? [meta.height, meta.width] : [meta.width, meta.height]).toEqual([
      truth.width,
      truth.height,
    ])
    expect(meta.orientation ?? 1).toBe(truth.orientation)
    const isOutside = ([x, y]: PicturePoint) => x < 0 || y < 0 || x > truth.width || y > truth.height
    expect(expectedFields[kind].filter((field) => truth.regions[field]!.some(isOutside))).toEqual([])
  },
)

const turns = [
  { turn: 90, orientation: 1 },
  { turn: 180, orientation: 1 },
  { turn: 270, orientation: 1 },
  { turn: 0, orientation: 6 },
]

test.each(process.env['CAMPAIGN'] ? turns : [turns[0]!, turns[3]!])(
  'with turn $turn and orientation $orientation regions match their text',
  unhurried,
  async (options) => {
    const { page } = pageOf('idCardFront', 'front', 0)
    const seed = Array.from({ length: 500 }, (_, index) => index).find((index) => {
      const shot = shotOf(randomOf(index).fork('camera photo').fork('shot'), page, 'photo')
      return shot.turn === options.turn && shot.orientation === options.orientation
    })
    const { picture, truth } = await draw(seed!, { kind: 'idCardFront', hardness: 'photo' })
    expect({ turn: truth.turn, orientation: truth.orientation }).toEqual(options)
    const quad = truth.regions.name!
    const [[left, top], , , [downX, downY]] = quad
    // An identity card is blank above the name.
    const above = quad.map(([x, y]): PicturePoint => [x - (downX - left) * 1.2, y - (downY - top) * 1.2])
    const [onText, overText] = [await contrastIn(picture, quad), await contrastIn(picture, above)]
    expect(onText).toBeGreaterThan(overText * 1.5)
  },
)

/** The variation of brightness within a region, in the picture as displayed. */
async function contrastIn(picture: Buffer, quad: readonly PicturePoint[]): Promise<number> {
  const xs = quad.map(([x]) => Math.round(x))
  const ys = quad.map(([, y]) => Math.round(y))
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const area = { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
  const upright = await sharp(picture).autoOrient().toBuffer()
  // Statistics cover a whole file, whatever the pipeline does: crop first.
  const cut = await sharp(upright).extract(area).grayscale().png().toBuffer()
  return (await sharp(cut).stats()).channels[0]!.stdev
}

test(
  'the same seed gives the same picture to the byte, and another seed another document',
  unhurried,
  async () => {
    const card = { kind: 'bankCard', hardness: 'photo' } as const
    const [once, again] = [await pictureOf(2, card), await draw(2, card)]
    expect(again.picture.equals(once.picture)).toBe(true)
    expect(again.truth).toEqual(once.truth)
    const other = await draw(8, { kind: 'bankCard', hardness: 'clean' })
    expect(other.truth.fields).not.toEqual(once.truth.fields)
  },
)

test('another hardness is the same document, photographed differently', unhurried, async () => {
  const [clean, hard] = await Promise.all([
    draw(2, { kind: 'idCardFront', hardness: 'clean' }),
    pictureOf(2, { kind: 'idCardFront', hardness: 'hard' }),
  ])
  expect(hard.truth.fields).toEqual(clean.truth.fields)
  expect(hard.picture.equals(clean.picture)).toBe(false)
})

test('a set is its seeds one after another', unhurried, async () => {
  const seeds = []
  for await (const { truth } of pictureSet({ from: 40, count: 2, kind: 'bankCard', hardness: 'clean' })) {
    seeds.push([truth.seed, truth.kind, truth.hardness])
  }
  expect(seeds).toEqual([40, 41].map((seed) => [seed, 'bankCard', 'clean']))
})

test('checksums and amounts in words agree with the figures of the truth', unhurried, () => {
  const fieldsOf = (kind: DrawnKind, seed: number) =>
    Object.keys(layouts[kind]).map((layout) => pageOf(kind, layout, seed).fields)
  for (let seed = 0; seed < seeds; seed += 1) {
    for (const { total, capitalAmount } of [
      ...fieldsOf('medicalReceipt', seed),
      ...fieldsOf('vatInvoice', seed),
    ]) {
      expect(capitalAmount!.replaceAll('圆', '元')).toBe(capitalOf(total!))
    }
    for (const { number = '' } of fieldsOf('bankCard', seed)) {
      expect(luhnDigit(number.slice(0, -1))).toBe(number.at(-1))
    }
    for (const { number = '', birthday = '' } of fieldsOf('idCardFront', seed)) {
      expect(checkCharacter(number.slice(0, 17))).toBe(number[17])
      expect(number.slice(6, 14)).toBe(birthday.replaceAll('-', ''))
    }
  }
})

test(
  'the code of an invoice matches the truth, with the amount before tax only on the older forms',
  unhurried,
  async () => {
    for (const layout of ['paper', 'electronic', 'digital']) {
      const { picture, truth } = await draw(3, { kind: 'vatInvoice', layout, hardness: 'clean' })
      const [found] = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'] })
      expect(found?.text).toBe(truth.qr)
      const { code, number, date, total, beforeTax } = truth.fields
      const [version, type, ...rest] = truth.qr!.split(',')
      expect([version, type]).toEqual(['01', { paper: '04', electronic: '10', digital: '32' }[layout]])
      expect(rest.slice(0, 2)).toEqual([code ?? '', number])
      expect(Math.round(Number(rest[2]) * 100)).toBe(layout === 'digital' ? total : beforeTax)
      expect(rest[3]).toBe(date!.replaceAll('-', ''))
      expect(number).toHaveLength(layout === 'digital' ? 20 : 8)
    }
  },
)

test('the code of a medical receipt identifies it, and stays readable in a photo', unhurried, async () => {
  const { picture, truth } = await draw(5, {
    kind: 'medicalReceipt',
    layout: 'electronicOutpatient',
    hardness: 'photo',
  })
  const [found] = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'], tryHarder: true })
  expect(found?.text).toBe(truth.qr)
  expect(truth.qr).toContain(truth.fields.code!)
  expect(truth.qr).toContain(truth.fields.number!)
})

test('refuses a layout that a kind does not have, by name', async () => {
  await expect(draw(1, { kind: 'bankCard', layout: 'paper' })).rejects.toThrow('bankCard has no layout paper')
})
