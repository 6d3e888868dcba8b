import { write, type Pen } from '../ink.ts'
import { inventCard, type InventedCard } from '../numbers/card-number.ts'
import type { Document, RenderedPage } from '../page.ts'
import type { Random } from '../random.ts'
import { latinName } from '../vocabulary/people.ts'
import { chip, cutCorners, gradient, newCard, pattern, shapes } from './plastic.ts'
import { pressDigits, type Relief } from './relief.ts'

export const bankCardLayouts = ['embossed', 'flat', 'credit', 'upright', 'plain'] as const
export type BankCardLayout = (typeof bankCardLayouts)[number]

/** Background, its second colour, and whether the print on it is light. */
const skins = [
  ['#1b2f6b', '#3f6fc4', true],
  ['#8c1420', '#d2404a', true],
  ['#0d4f45', '#2f9b84', true],
  ['#1a1a1f', '#4a4a55', true],
  ['#c79a3f', '#f1dca0', false],
  ['#c9d3df', '#f2f5f9', false],
  ['#b9dbe8', '#eef7fb', false],
  ['#5a2a7a', '#a06ac8', true],
  ['#e8c4c0', '#fbefea', false],
] as const

export function drawBankCard(random: Random, layout: BankCardLayout): Document {
  const content = random.fork('content')
  const usualLength = content.pick([16, 16, 17, 19, 19, 19, 19])
  const isCredit = layout === 'credit'
  const card = inventCard(content, (length, kind) =>
    isCredit ? kind === 'CC' && length === 16 : kind === 'DC' && length === usualLength,
  )
  const look = random.fork('look')
  const page = newCard(layout === 'upright')
  const [from, to, isDark] = look.pick(skins)
  gradient(page, from, to, look.between(0, Math.PI))
  shapes(page, look, isDark ? '#ffffff' : '#5a7a9a', look.between(0.04, 0.13))
  pattern(page, look, isDark ? '#ffffff' : '#3a5a7a', look.between(0.04, 0.14))
  const ink = isDark ? look.pick(['#ffffff', '#f6f2e6']) : look.pick(['#1d2733', '#33291a'])
  head(page, look, card, ink)
  chip(
    page,
    page.width * (layout === 'upright' ? 0.42 : 0.09),
    page.height * (layout === 'upright' ? 0.2 : 0.31),
    look,
  )
  number(page, look, card, layout, isDark)
  foot(page, look, layout, ink)
  cutCorners(page)
  const { bank, bankCode, kind } = card
  return { page, fields: { number: card.number, bank, bankCode, cardKind: kind }, qr: null }
}

function head(page: RenderedPage, look: Random, card: InventedCard, ink: string): void {
  const pen: Pen = { face: look.pick(['heiBold', 'heiMedium', 'songBold'] as const), size: 56, color: ink }
  const { ctx } = page
  ctx.strokeStyle = ink
  ctx.lineWidth = 8
  ctx.beginPath()
  ctx.arc(104, 92, 34, look.between(0, 2), look.between(5, 6.2))
  ctx.moveTo(86, 92)
  ctx.lineTo(122, 92)
  ctx.stroke()
  write(page, card.bank, 156, 92, pen, { fit: page.width - 420, field: 'bank' })
  const kind =
    card.kind === '信用卡'
      ? look.pick(['信用卡', 'CREDIT CARD', '白金卡'])
      : look.pick(['借记卡', '储蓄卡', 'DEBIT', ''])
  write(page, kind, page.width - 64, 92, { ...pen, face: 'hei', size: 34 }, { align: 'right' })
}

const grouped = (digits: string, look: Random): string => {
  if (look.chance(0.12)) return digits
  if (digits.length === 19 && look.chance(0.25)) return `${digits.slice(0, 6)} ${digits.slice(6)}`
  return digits.replace(/(.{4})(?=.)/g, '$1 ')
}

function number(
  page: RenderedPage,
  look: Random,
  card: InventedCard,
  layout: BankCardLayout,
  isDark: boolean,
): void {
  const text = grouped(card.number, look)
  const units = [...text].reduce((sum, letter) => sum + (letter === ' ' ? 0.72 : 1), 0)
  const room = page.width * (layout === 'upright' ? 0.88 : look.between(0.78, 0.86))
  const top = page.height * { embossed: 0.53, flat: 0.55, credit: 0.52, upright: 0.66, plain: 0.74 }[layout]
  const step = room / units
  if (layout === 'plain') {
    const pen: Pen = {
      face: look.pick(['heiMedium', 'hei'] as const),
      size: Math.min(58, step * 1.25),
      color: isDark ? '#fff' : '#20242b',
      spacing: 3,
    }
    write(page, text, page.width * 0.08, top, pen, { field: 'number', fit: room })
    return
  }
  const height = Math.min((step * 0.72) / 0.6, 84)
  pressDigits(page, text, (page.width - room) / 2, top, {
    height,
    gap: step - height * 0.6,
    ...reliefOf(look, layout, isDark, height),
  })
}

function reliefOf(
  look: Random,
  layout: BankCardLayout,
  isDark: boolean,
  height: number,
): Omit<Relief, 'height' | 'gap'> {
  if (layout === 'flat' || layout === 'upright') {
    const face = isDark ? look.pick(['#ffffff', '#e9edf2', '#f4e7b8']) : look.pick(['#20242b', '#3a3f48'])
    return { weight: height * look.between(0.1, 0.14), face, light: face, dark: face, depth: 0 }
  }
  return {
    weight: height * look.between(0.12, 0.15),
    face: isDark
      ? look.pick(['#e3e6ea', '#ead9a0', '#c9ced6'])
      : look.pick(['#55504a', '#6a6f78', '#3d3a35']),
    light: 'rgba(255, 255, 255, 0.75)',
    dark: 'rgba(0, 0, 0, 0.6)',
    depth: look.between(1.8, 3.2),
  }
}

function foot(page: RenderedPage, look: Random, layout: BankCardLayout, ink: string): void {
  const { ctx, width, height } = page
  const small: Pen = { face: 'hei', size: 27, color: ink }
  if (layout === 'credit' || (layout !== 'plain' && look.chance(0.3))) {
    write(page, 'VALID THRU', width * 0.3, height * 0.75, { ...small, size: 19 })
    write(
      page,
      `${String(look.int(1, 12)).padStart(2, '0')}/${look.int(26, 34)}`,
      width * 0.3 + 128,
      height * 0.75,
      { ...small, size: 36 },
    )
    write(page, latinName(look), width * 0.08, height * 0.88, { ...small, size: 36, spacing: 3 })
  } else if (layout !== 'plain') write(page, 'ATM', width * 0.08, height * 0.9, { ...small, size: 34 })
  const colors = ['#d7182a', '#0b5aa2', '#0a7a72']
  const [x, y] = [width - 236, height - 136]
  colors.forEach((color, index) => {
    ctx.fillStyle = color
    ctx.beginPath()
    ctx.moveTo(x + 22 + index * 54, y)
    ctx.lineTo(x + 92 + index * 54, y)
    ctx.lineTo(x + 72 + index * 54, y + 96)
    ctx.lineTo(x + index * 54, y + 96)
    ctx.fill()
  })
  write(page, 'UnionPay', x + 96, y + 30, { face: 'heiBold', size: 30, color: '#fff' }, { align: 'center' })
  write(page, '银联', x + 92, y + 68, { face: 'heiBold', size: 38, color: '#fff' }, { align: 'center' })
}
