import type { Random } from '../random.ts'
import type { Shot } from './shot.ts'

export interface Light {
  /** Red, green and blue of the lamp. */
  readonly tint: readonly [number, number, number]
  /** The light at a point of the picture, given as fractions of its width and height. */
  readonly at: (x: number, y: number) => number
  /** The reflection of a glossy surface on top of that, 0 to 255. */
  readonly glareAt: (x: number, y: number) => number
}

export function lightOf(random: Random, shot: Shot): Light {
  const isPhoto = shot.background !== 'scanner'
  const exposure = isPhoto ? random.between(0.86, 1.04) : 1
  const [angle, edge] = [random.between(0, Math.PI * 2), random.between(0.3, 0.75)]
  const [gradientX, gradientY] = [Math.cos(angle) * shot.unevenness, Math.sin(angle) * shot.unevenness]
  const shadowAngle = random.between(0, Math.PI * 2)
  const [shadowX, shadowY] = [Math.cos(shadowAngle), Math.sin(shadowAngle)]
  const softness = random.between(0.01, 0.08)
  const [spotX, spotY, spotSize] = [
    random.between(0.2, 0.8),
    random.between(0.2, 0.8),
    random.between(0.06, 0.2),
  ]
  const vignette = shot.unevenness * 0.5
  return {
    tint: isPhoto ? [random.between(0.96, 1.03), 1, random.between(0.88, 1.03)] : [1, 1, 1],
    at: (x, y) => {
      const dx = x - 0.5
      const dy = y - 0.5
      const covered = shot.shadow / (1 + Math.exp(-(dx * shadowX + dy * shadowY - (edge - 0.5)) / softness))
      return (
        (exposure + gradientX * dx * 2 + gradientY * dy * 2 - vignette * (dx * dx + dy * dy) * 2) *
        (1 - covered)
      )
    },
    glareAt: (x, y) =>
      shot.glare === 0
        ? 0
        : 255 * shot.glare * Math.exp(-((x - spotX) ** 2 + (y - spotY) ** 2 * 2) / spotSize ** 2),
  }
}
