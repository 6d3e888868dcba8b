import type { Random } from '../random.ts'
import type { Shot } from './shot.ts'

/** A background tile, repeated under the page; red, green and blue alternate. */
export const surfaceSize = 512

const bases: Readonly<Record<Shot['background'], readonly (readonly [number, number, number])[]>> = {
  scanner: [[248, 248, 246]],
  wood: [
    [168, 122, 78],
    [120, 82, 52],
    [196, 160, 116],
  ],
  cloth: [
    [96, 112, 134],
    [186, 176, 160],
    [120, 70, 72],
  ],
  desk: [
    [206, 206, 202],
    [150, 154, 158],
    [228, 224, 214],
  ],
  dark: [
    [44, 44, 48],
    [60, 52, 46],
  ],
}

export function surface(random: Random, kind: Shot['background']): Uint8ClampedArray {
  const base = random.pick(bases[kind])
  const rough = { scanner: 1, wood: 26, cloth: 12, desk: 4, dark: 7 }[kind]
  const noise = smoothNoise(random)
  const pixels = new Uint8ClampedArray(surfaceSize * surfaceSize * 3)
  for (let y = 0; y < surfaceSize; y += 1) {
    for (let x = 0; x < surfaceSize; x += 1) {
      const grain =
        kind === 'wood'
          ? noise(x * 0.008, y * 0.11)
          : kind === 'cloth'
            ? weave(x, y)
            : noise(x * 0.05, y * 0.05)
      for (let channel = 0; channel < 3; channel += 1) {
        pixels[(y * surfaceSize + x) * 3 + channel] = base[channel]! + (grain - 0.5) * 2 * rough
      }
    }
  }
  return pixels
}

const weave = (x: number, y: number) => (Math.sin(x * 1.1) * Math.sin(y * 1.1) + 1) / 2

/** Value noise between random points of a grid, from 0 to 1. */
function smoothNoise(random: Random): (x: number, y: number) => number {
  const lattice = Float32Array.from({ length: 64 * 64 }, () => random.next())
  const at = (x: number, y: number) => lattice[(y & 63) * 64 + (x & 63)]!
  return (x, y) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const dx = x - left
    const dy = y - top
    const upper = at(left, top) * (1 - dx) + at(left + 1, top) * dx
    const lower = at(left, top + 1) * (1 - dx) + at(left + 1, top + 1) * dx
    return upper * (1 - dy) + lower * dy
  }
}
