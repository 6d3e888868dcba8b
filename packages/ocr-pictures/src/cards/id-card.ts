import { write, writeBlock, type Pen } from '../ink.ts'
import { inventIdNumber } from '../numbers/id-number.ts'
import { mark, type Document, type RenderedPage } from '../page.ts'
import type { Random } from '../random.ts'
import { dayBetween, daysLater, dotted, iso } from '../vocabulary/dates.ts'
import { nationality, personName } from '../vocabulary/people.ts'
import { address, policeOffice } from '../vocabulary/places.ts'
import { cutCorners, gradient, newCard, pattern } from './plastic.ts'

const label: Pen = { face: 'hei', size: 33, color: '#2f6aa8' }

function background(page: RenderedPage, look: Random): void {
  const [from, to] = look.pick([
    ['#e4eff5', '#f6eef0'],
    ['#dcebf4', '#eef6ee'],
    ['#e9f1f6', '#f4f4ea'],
  ] as const)
  gradient(page, from, to, look.between(0, 1.5))
  for (const color of ['#6fa6c9', '#c98fa0', '#86b79b']) pattern(page, look, color, look.between(0.08, 0.18))
}

/** The side with the person, who does not exist; the portrait is a plain outline. */
export function drawIdFront(random: Random): Document {
  const content = random.fork('content')
  const look = random.fork('look')
  const isMale = content.chance(0.5)
  const birthday = dayBetween(content, 1945, 2012)
  const [name, number, home] = [
    personName(content),
    inventIdNumber(content, birthday, isMale),
    address(content),
  ]
  const page = newCard()
  background(page, look)
  portrait(page, look)
  const value: Pen = { face: look.pick(['hei', 'heiMedium'] as const), size: 40, color: '#161616' }
  const rows = [
    ['姓名', 118],
    ['性别', 208],
    ['出生', 292],
    ['住址', 384],
  ] as const
  for (const [text, y] of rows) write(page, text, 84, y, { ...label, spacing: 10 })
  write(page, name, 214, 118, { ...value, size: 46, spacing: 6 }, { field: 'name' })
  write(page, isMale ? '男' : '女', 214, 208, value)
  write(page, '民族', 330, 208, { ...label, spacing: 10 })
  write(page, nationality(content), 446, 208, value)
  let x = 214
  for (const [text, unit] of [
    [birthday.year, '年'],
    [birthday.month, '月'],
    [birthday.day, '日'],
  ] as const) {
    x += write(page, String(text), x, 292, value) + 12
    x += write(page, unit, x, 292, label) + 18
  }
  mark(page, 'birthday', [210, 270, x - 210, 46])
  mark(page, 'address', [210, 360, 500, 150])
  writeBlock(page, home, 214, 384, 490, { ...value, size: 36 }, 1.36)
  write(page, '公民身份号码', 84, 656, { ...label, spacing: 4 })
  write(
    page,
    number,
    400,
    656,
    { face: 'heiMedium', size: 50, color: '#111', spacing: look.between(4, 8) },
    { field: 'number' },
  )
  cutCorners(page)
  return { page, fields: { name, number, birthday: iso(birthday), address: home }, qr: null }
}

function portrait(page: RenderedPage, look: Random): void {
  const { ctx } = page
  const shade = look.pick(['#c9a98c', '#d8b89a', '#b8957a'])
  ctx.fillStyle = look.pick(['#30343c', '#25405c', '#5a3a3a'])
  ctx.beginPath()
  ctx.ellipse(940, 560, 150, 130, 0, Math.PI, 0)
  ctx.fill()
  ctx.fillStyle = shade
  ctx.fillRect(908, 380, 64, 80)
  ctx.beginPath()
  ctx.ellipse(940, 320, 86, 112, 0, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillStyle = '#1d1a18'
  ctx.beginPath()
  ctx.ellipse(940, 262, 96, 86, 0, Math.PI * 0.98, Math.PI * 2.02)
  ctx.fill()
}

/** The side with the issuing office and the validity. */
export function drawIdBack(random: Random): Document {
  const content = random.fork('content')
  const look = random.fork('look')
  const from = dayBetween(content, 2008, 2024)
  const years = content.pick([5, 10, 10, 20, 20, 0])
  const authority = policeOffice(content)
  const page = newCard()
  background(page, look)
  emblem(page)
  write(
    page,
    '中华人民共和国',
    720,
    150,
    { face: 'songBold', size: 62, color: '#222', spacing: 14 },
    { align: 'center' },
  )
  write(
    page,
    '居民身份证',
    720,
    268,
    { face: 'songBold', size: 86, color: '#222', spacing: 26 },
    { align: 'center' },
  )
  const validTo = years === 0 ? '长期' : { ...daysLater(from, 0), year: from.year + years }
  const until = typeof validTo === 'string' ? validTo : dotted(validTo)
  const value: Pen = { face: 'hei', size: 38, color: '#161616' }
  write(page, '签发机关', 330, 564, { ...label, size: 36, spacing: 6, color: '#222' })
  write(page, authority, 530, 564, value, { field: 'authority', fit: 600 })
  write(page, '有效期限', 330, 648, { ...label, size: 36, spacing: 6, color: '#222' })
  const used = write(page, dotted(from), 530, 648, value, { field: 'validFrom' })
  const dash = write(page, '-', 530 + used + 2, 648, value)
  write(page, until, 534 + used + dash, 648, value, { field: 'validTo' })
  cutCorners(page)
  const end = typeof validTo === 'string' ? validTo : iso(validTo)
  return { page, fields: { authority, validFrom: iso(from), validTo: end }, qr: null }
}

/** A red disc replaces the state emblem, which we may not draw. */
function emblem(page: RenderedPage): void {
  const { ctx } = page
  ctx.fillStyle = '#c0272d'
  ctx.beginPath()
  ctx.arc(180, 190, 108, 0, Math.PI * 2)
  ctx.fill()
  ctx.strokeStyle = '#e9c46a'
  ctx.lineWidth = 10
  ctx.beginPath()
  ctx.arc(180, 190, 90, 0, Math.PI * 2)
  ctx.stroke()
  ctx.fillStyle = '#e9c46a'
  for (const [x, y, radius] of [
    [180, 150, 20],
    [130, 190, 10],
    [154, 214, 10],
    [206, 214, 10],
    [230, 190, 10],
  ] as const) {
    ctx.beginPath()
    ctx.arc(x, y, radius, 0, Math.PI * 2)
    ctx.fill()
  }
  ctx.fillRect(120, 236, 120, 16)
}
