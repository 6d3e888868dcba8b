import { draw } from '@yf/ocr-pictures/draw'
import type { DrawnDocument } from '@yf/ocr-pictures/truth'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { DocumentReader } from './document-reader.ts'
import type { Quad } from './picture/geometry.ts'
import { testReader } from './test-reader.ts'

let reader: DocumentReader
let card: DrawnDocument
beforeAll(async () => {
  reader = await testReader()
  card = await draw(7, { kind: 'bankCard', hardness: 'clean' })
}, 60_000)

const limit = 60_000

test.each([90, 180, 270])(
  'reads a card photographed at %d° and reports its orientation',
  async (angle) => {
    const upright = (360 - angle + card.truth.turn) % 360
    const outcome = await reader.read(await sharp(card.picture).rotate(angle).toBuffer())
    expect(outcome).toMatchObject({
      turn: upright,
      fields: { cardNumber: { value: card.truth.fields.number } },
    })
  },
  limit,
)

test(
  'applies EXIF before reading, and regions refer to the displayed picture',
  async () => {
    const lying = await sharp(card.picture).rotate(270).withMetadata({ orientation: 6 }).toBuffer()
    const outcome = await reader.read(lying)
    expect(outcome).toMatchObject({ turn: 0, width: card.truth.width, height: card.truth.height })
    const region = outcome.outcome === 'read' ? outcome.fields.cardNumber?.region : null
    const [x, y] = middleOf(card)
    expect(Math.abs(centre(region!).x - x)).toBeLessThan(30)
    expect(Math.abs(centre(region!).y - y)).toBeLessThan(30)
  },
  limit,
)

test(
  'reads a medical receipt with its true values',
  async () => {
    const { picture, truth } = await draw(12, {
      kind: 'medicalReceipt',
      layout: 'electronicOutpatient',
      hardness: 'scan',
    })
    const { code, number, date, total, payer, hospital } = truth.fields
    expect(await reader.read(picture, { expectedNames: [payer!] })).toMatchObject({
      kind: 'medicalReceipt',
      fields: {
        code: { value: code, isSure: true },
        number: { value: number, isSure: true },
        date: { value: date },
        total: { value: total, isSure: true },
        payer: { value: payer, isSure: true },
        hospital: { value: hospital },
      },
    })
  },
  limit,
)

test('classifies a blank page as other', async () => {
  const blank = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#eee' } })
    .png()
    .toBuffer()
  expect(await reader.read(blank)).toMatchObject({ outcome: 'read', kind: 'other', lines: [], fields: {} })
})

function middleOf({ truth }: DrawnDocument): [number, number] {
  const corners = truth.regions.number!
  return [corners.reduce((sum, [x]) => sum + x, 0) / 4, corners.reduce((sum, [, y]) => sum + y, 0) / 4]
}

const centre = (quad: Quad) => ({
  x: quad.reduce((sum, { x }) => sum + x, 0) / 4,
  y: quad.reduce((sum, { y }) => sum + y, 0) / 4,
})
