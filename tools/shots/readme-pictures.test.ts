import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { root } from '../run/paths.ts'
import { largestPicture, smallWebp } from './readme-pictures.ts'

const picturesIn = (name: string) =>
  [...fs.readFileSync(path.join(root, name), 'utf8').matchAll(/<img src="([^"]+)"/g)].map(([, file]) =>
    path.join(root, file ?? ''),
  )

test('both READMEs show the same six pictures, each within the limit', () => {
  const pictures = picturesIn('README.md')
  expect(pictures).toHaveLength(6)
  expect(picturesIn('README.zh-CN.md')).toEqual(pictures)
  expect(pictures.filter((file) => fs.statSync(file).size > largestPicture)).toEqual([])
})

const noise = (width: number) =>
  sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer()

test('lowers the quality until a picture fits, and refuses a picture that never does', async () => {
  expect((await smallWebp(await noise(250), 250)).length).toBeLessThanOrEqual(largestPicture)
  await expect(smallWebp(await noise(700), 700)).rejects.toThrow('does not fit')
})
