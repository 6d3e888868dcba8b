import { expect, test } from 'vitest'
import {
  bannerPictures,
  isUploadedPicture,
  mallPicture,
  productPictures,
  uploadedPictures,
} from './mall-pictures.ts'

test('distinguishes staff uploads from our own drawings, and rejects other addresses', () => {
  expect(isUploadedPicture('/shop-pictures/0b1c.webp')).toBe(true)
  expect(productPictures.some(isUploadedPicture)).toBe(false)
  for (const other of ['/shop-pictures/', '/shop-pictures/a/b', '/shop-pictures/..%2fx', 'x/shop-pictures/a'])
    expect([other, isUploadedPicture(other)]).toEqual([other, false])
})

test('our own drawings are in one folder, each under its name', () => {
  expect(mallPicture('tea')).toBe('/art/mall/tea.svg')
  expect(new Set([...productPictures, ...bannerPictures]).size).toBe(30)
  expect(isUploadedPicture(`${uploadedPictures}0b1c.webp`)).toBe(true)
})
