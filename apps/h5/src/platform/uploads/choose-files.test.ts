import { expect, test, vi } from 'vitest'
import { chooseFiles } from './choose-files.ts'

/** The inputs with which the phone's chooser was opened. */
function opened(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('body > input[type=file]')]
}

const choice = { from: 'album', most: 3 } as const

test('keeps the hidden input in the document while the chooser is open, and removes it after the choice', async () => {
  const wasInDocument = vi.fn<(isIn: boolean) => void>()
  const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (
    this: HTMLInputElement,
  ) {
    wasInDocument(this.isConnected)
  })
  const chosen = chooseFiles(choice)
  expect(wasInDocument).toHaveBeenCalledExactlyOnceWith(true)
  const [input] = opened()
  expect(input?.hidden).toBe(true)
  const photo = new File(['x'], '照片.jpg', { type: 'image/jpeg' })
  Object.defineProperty(input, 'files', { value: [photo] })
  input?.dispatchEvent(new Event('change'))
  expect(await chosen).toEqual([photo])
  expect(opened()).toEqual([])
  click.mockRestore()
})

test('removes the input when the chooser closes without a choice', async () => {
  const chosen = chooseFiles(choice)
  opened()[0]?.dispatchEvent(new Event('cancel'))
  expect(await chosen).toEqual([])
  expect(opened()).toEqual([])
})

test('leaves at most one input if the browser does not report a closed chooser', () => {
  void chooseFiles(choice)
  void chooseFiles({ ...choice, from: 'document' })
  expect(opened().map(({ accept }) => accept)).toEqual(['application/pdf,application/ofd,.pdf,.ofd'])
})
