import { afterEach, expect, test, vi } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { exportFile } from './export-file.ts'

const { said: toasts } = envelopeStage({ person: null })
const file = new Blob(['ofd'], { type: 'application/ofd' })
const sharing = (share: () => Promise<void>) => vi.stubGlobal('navigator', { canShare: () => true, share })

afterEach(() => vi.unstubAllGlobals())

test('asks for another tap when the share sheet did not open because the tap was too long ago', async () => {
  sharing(() => Promise.reject(new DOMException('no user activation', 'NotAllowedError')))
  await exportFile(file, '发票.ofd')
  expect(toasts).toEqual(['文件已准备好，请再点一次'])
})

test('shows nothing when the member closes the share sheet', async () => {
  sharing(() => Promise.reject(new DOMException('closed', 'AbortError')))
  await exportFile(file, '发票.ofd')
  expect(toasts).toEqual([])
})
