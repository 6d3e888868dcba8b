import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { hideToast } from '#ui/toast/toast.ts'
import { PictureUpload } from './picture-upload.tsx'
import type { UploadedPicture } from './use-uploads.ts'

type UploadFunction = (file: File, onProgress: (part: number) => void) => Promise<UploadedPicture>

function Sample({ upload, max = 3, maxBytes }: { upload: UploadFunction; max?: number; maxBytes?: number }) {
  const [value, setValue] = useState<UploadedPicture[]>([])
  return (
    <>
      <PictureUpload
        label="发票"
        value={value}
        onChange={setValue}
        upload={upload}
        max={max}
        maxBytes={maxBytes}
      />
      <output>{value.map(({ id }) => id).join(',')}</output>
    </>
  )
}

const file = (name: string) => new File(['picture'], name, { type: 'image/png' })
const pick = (...names: string[]) =>
  act(async () => fireEvent.change(screen.getByLabelText('上传发票'), { target: { files: names.map(file) } }))
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
const uploaded = () => document.querySelector('output')?.textContent
const instant: UploadFunction = async ({ name }) => ({ id: name, url: `/files/${name}` })

afterEach(() => hideToast())

test('keeps all pictures of uploads that end together', async () => {
  render(<Sample upload={instant} />)
  await pick('a', 'b')
  expect(uploaded()).toBe('a,b')
})

test('shows the upload progress of a picture', async () => {
  let report = (_part: number) => {}
  let finish = (_picture: UploadedPicture) => {}
  const upload: UploadFunction = (_file, onProgress) => {
    report = onProgress
    return new Promise((resolve) => (finish = resolve))
  }
  render(<Sample upload={upload} />)
  await pick('a')
  act(() => report(0.4))
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
  await act(async () => finish({ id: 'a', url: '/files/a' }))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(uploaded()).toBe('a')
})

test('a failed picture can be retried and then succeeds', async () => {
  const upload = vi.fn<UploadFunction>().mockRejectedValueOnce(new Error('down')).mockImplementation(instant)
  render(<Sample upload={upload} />)
  await pick('a')
  expect(uploaded()).toBe('')
  await press(/上传失败.*点按重试.*第1张发票/)
  expect(uploaded()).toBe('a')
})

test('accepts no more than the limit and then hides the add button', async () => {
  render(<Sample upload={instant} max={2} />)
  await pick('a', 'b', 'c')
  expect(uploaded()).toBe('a,b')
  expect(screen.getByText('最多上传 2 张图片')).toBeTruthy()
  expect(screen.queryByLabelText('上传发票')).toBeNull()
})

test('refuses a picture that is too large with a message', async () => {
  const upload = vi.fn<UploadFunction>(instant)
  render(<Sample upload={upload} maxBytes={3} />)
  await pick('a')
  expect(upload).not.toHaveBeenCalled()
  expect(screen.getByText(/图片不能超过/)).toBeTruthy()
})

test('a picture can be removed, even during its upload', async () => {
  let finish = (_picture: UploadedPicture) => {}
  const slow: UploadFunction = () => new Promise((resolve) => (finish = resolve))
  const upload = vi.fn<UploadFunction>().mockImplementationOnce(instant).mockImplementation(slow)
  render(<Sample upload={upload} />)
  await pick('a')
  await pick('b')
  await press('删除第2张发票')
  await act(async () => finish({ id: 'b', url: '/files/b' }))
  expect(uploaded()).toBe('a')
  await press('删除第1张发票')
  expect(uploaded()).toBe('')
})
