import { newPage, type RenderedPage } from '../page.ts'
import type { Random } from '../random.ts'

export const cardLong = 1200
export const cardShort = 757

/** ISO 7810 ID-1 at about 14 pixels per millimetre. */
export const newCard = (isUpright = false): RenderedPage =>
  isUpright ? newPage(cardShort, cardLong, '#fff', 'card') : newPage(cardLong, cardShort, '#fff', 'card')

/** Last: rounds the corners, so that the table shows through. */
export function cutCorners(page: RenderedPage): void {
  const { ctx } = page
  ctx.save()
  ctx.globalCompositeOperation = 'destination-in'
  ctx.beginPath()
  ctx.roundRect(0, 0, page.width, page.height, 42)
  ctx.fill()
  ctx.restore()
}

export function gradient(page: RenderedPage, from: string, to: string, angle: number): void {
  const { ctx, width, height } = page
  const [x, y] = [Math.cos(angle) * width, Math.sin(angle) * height]
  const fill = ctx.createLinearGradient(
    width / 2 - x / 2,
    height / 2 - y / 2,
    width / 2 + x / 2,
    height / 2 + y / 2,
  )
  fill.addColorStop(0, from)
  fill.addColorStop(1, to)
  ctx.fillStyle = fill
  ctx.fillRect(0, 0, width, height)
}

/** Fine waves or rings that make a card hard to read by machine. */
export function pattern(page: RenderedPage, random: Random, color: string, alpha: number): void {
  const { ctx, width, height } = page
  ctx.save()
  ctx.strokeStyle = color
  ctx.globalAlpha = alpha
  ctx.lineWidth = random.between(1, 3)
  const isRings = random.chance(0.4)
  const [x, y] = [random.between(0, width), random.between(0, height)]
  const [length, swing, step] = [random.between(140, 420), random.between(10, 70), random.between(14, 40)]
  for (let at = isRings ? 20 : -100; at < (isRings ? width * 1.3 : height + 100); at += step) {
    ctx.beginPath()
    if (isRings) ctx.arc(x, y, at, 0, Math.PI * 2)
    else for (let px = 0; px <= width; px += 12) ctx.lineTo(px, at + Math.sin(px / length + at / 300) * swing)
    ctx.stroke()
  }
  ctx.restore()
}

/** A few large soft shapes: mountains, moons, ribbons. */
export function shapes(page: RenderedPage, random: Random, color: string, alpha: number): void {
  const { ctx, width, height } = page
  ctx.save()
  ctx.fillStyle = color
  ctx.globalAlpha = alpha
  for (let index = random.int(1, 4); index > 0; index -= 1) {
    ctx.beginPath()
    const y = random.between(0.3, 1) * height
    ctx.moveTo(0, y)
    ctx.bezierCurveTo(
      width * 0.3,
      y - random.between(-200, 300),
      width * 0.6,
      y + random.between(-200, 300),
      width,
      y - random.between(-200, 300),
    )
    ctx.lineTo(width, height)
    ctx.lineTo(0, height)
    ctx.fill()
  }
  ctx.restore()
}

export function chip(page: RenderedPage, left: number, top: number, random: Random): void {
  const { ctx } = page
  const fill = ctx.createLinearGradient(left, top, left + 130, top + 100)
  const [light, dark] = random.chance(0.6) ? ['#f3df9d', '#b8923c'] : ['#eef0f3', '#a3a9b2']
  fill.addColorStop(0, light)
  fill.addColorStop(1, dark)
  ctx.fillStyle = fill
  ctx.beginPath()
  ctx.roundRect(left, top, 132, 104, 16)
  ctx.fill()
  ctx.strokeStyle = 'rgba(70, 55, 20, 0.65)'
  ctx.lineWidth = 2.5
  ctx.strokeRect(left + 46, top + 26, 40, 52)
  for (const y of [26, 52, 78]) {
    ctx.beginPath()
    ctx.moveTo(left, top + y)
    ctx.lineTo(left + 46, top + y)
    ctx.moveTo(left + 86, top + y)
    ctx.lineTo(left + 132, top + y)
    ctx.stroke()
  }
}
