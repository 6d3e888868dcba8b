import { fontOf } from './fonts.ts'
import type { RenderedPage } from './page.ts'
import type { Random } from './random.ts'

interface Stamp {
  readonly x: number
  readonly y: number
  readonly radiusX: number
  readonly radiusY: number
  readonly ring: string
  readonly middle: readonly string[]
  readonly hasStar?: boolean
  readonly color?: string
  /** The amount of ink: a pale stamp covers less. */
  readonly strength: number
  readonly tilt: number
}

/** A red stamp over the print: paper shows through where the rubber did not touch. */
export function stamp(page: RenderedPage, random: Random, mark: Stamp): void {
  const { ctx } = page
  const color = mark.color ?? '#d4161e'
  ctx.save()
  ctx.globalCompositeOperation = 'multiply'
  ctx.globalAlpha = mark.strength
  ctx.translate(mark.x, mark.y)
  ctx.rotate(mark.tilt)
  ctx.strokeStyle = color
  ctx.fillStyle = color
  ctx.lineWidth = Math.max(2.5, mark.radiusX * 0.035)
  ctx.beginPath()
  ctx.ellipse(0, 0, mark.radiusX, mark.radiusY, 0, 0, Math.PI * 2)
  ctx.stroke()
  ringText(page, mark)
  if (mark.hasStar) star(page, mark.radiusX * 0.28)
  const size = mark.radiusX * (mark.middle.length > 1 ? 0.17 : 0.19)
  ctx.font = fontOf('song', size)
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  mark.middle.forEach((text, index) =>
    ctx.fillText(
      text,
      0,
      (mark.hasStar ? mark.radiusY * 0.55 : -size * 0.3) + index * size * 1.25,
      mark.radiusX * 1.45,
    ),
  )
  ctx.restore()
  wear(page, random, mark)
}

function ringText(page: RenderedPage, mark: Stamp): void {
  const { ctx } = page
  const letters = [...mark.ring]
  const flat = mark.radiusY / mark.radiusX
  const size = Math.min(mark.radiusX * 0.27 * flat, (mark.radiusX * (3.6 + flat * 0.5)) / letters.length)
  ctx.font = fontOf('songMedium', size)
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  const [reachX, reachY] = [mark.radiusX - size * 0.85, mark.radiusY - size * 0.85]
  for (const [index, angle] of evenAngles(
    letters.length,
    Math.min(1.5, letters.length * 0.11) * Math.PI,
    reachX,
    reachY,
  ).entries()) {
    ctx.save()
    ctx.translate(Math.cos(angle) * reachX, Math.sin(angle) * reachY)
    ctx.rotate(Math.atan2(Math.sin(angle) * reachX, Math.cos(angle) * reachY) + Math.PI / 2)
    ctx.fillText(letters[index]!, 0, 0)
    ctx.restore()
  }
}

/** Equal steps along the rim, which on an oval are not equal steps of the angle. */
function evenAngles(count: number, span: number, radiusX: number, radiusY: number): number[] {
  const steps = 400
  const start = -Math.PI / 2 - span / 2
  const lengths = [0]
  for (let step = 1; step <= steps; step += 1) {
    const angle = start + (span * (step - 0.5)) / steps
    lengths.push(lengths[step - 1]! + Math.hypot(Math.sin(angle) * radiusX, Math.cos(angle) * radiusY))
  }
  return Array.from({ length: count }, (_, index) => {
    const target = count === 1 ? lengths[steps]! / 2 : (lengths[steps]! * index) / (count - 1)
    const step = lengths.findIndex((length) => length >= target)
    return start + (span * step) / steps
  })
}

function star(page: RenderedPage, radius: number): void {
  const { ctx } = page
  ctx.beginPath()
  for (let point = 0; point < 10; point += 1) {
    const angle = -Math.PI / 2 + (point * Math.PI) / 5
    const reach = point % 2 === 0 ? radius : radius * 0.39
    ctx.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
  }
  ctx.fill()
}

function wear(page: RenderedPage, random: Random, mark: Stamp): void {
  const { ctx } = page
  ctx.save()
  ctx.globalCompositeOperation = 'lighten'
  ctx.fillStyle = 'rgba(255, 236, 232, 0.6)'
  for (let spot = 0; spot < 50; spot += 1) {
    const angle = random.between(0, Math.PI * 2)
    const reach = Math.sqrt(random.next())
    ctx.beginPath()
    ctx.arc(
      mark.x + Math.cos(angle) * reach * mark.radiusX,
      mark.y + Math.sin(angle) * reach * mark.radiusY,
      random.between(0.6, 1.8),
      0,
      Math.PI * 2,
    )
    // A gap is visible only without print under it; dark print stays.
    ctx.globalAlpha = 0.35
    ctx.fill()
  }
  ctx.restore()
}

/** The round stamp of an institution with a star, or the oval one for its invoices. */
export function drawHospitalStamp(
  page: RenderedPage,
  random: Random,
  name: string,
  x: number,
  y: number,
  use: string,
  isOval = false,
): void {
  const radius = random.between(78, 98)
  stamp(page, random, {
    x,
    y,
    radiusX: isOval ? radius * 1.25 : radius,
    radiusY: isOval ? radius * 0.9 : radius,
    ring: name,
    middle: [use],
    hasStar: !isOval,
    strength: random.between(0.5, 0.85),
    tilt: random.between(-0.25, 0.25),
  })
}

/** The oval mark that the ministry prints over the title. */
export function drawMinistryStamp(
  page: RenderedPage,
  random: Random,
  ring: string,
  middle: readonly string[],
  x: number,
  y: number,
): void {
  stamp(page, random, {
    x,
    y,
    radiusX: 112,
    radiusY: 74,
    ring,
    middle,
    strength: random.between(0.55, 0.8),
    tilt: 0,
  })
}
