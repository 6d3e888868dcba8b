import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { drawnPictures, uploadedCompanyPictures } from './company-pictures.ts'

const shipped = path.join(import.meta.dirname, '../../../apps/h5/public')

test('every drawing that staff can choose is shipped with the app', () => {
  expect(drawnPictures).toHaveLength(8)
  expect(drawnPictures.filter((picture) => !fs.existsSync(path.join(shipped, picture)))).toEqual([])
  expect(uploadedCompanyPictures).toBe('/company-pictures/')
})
