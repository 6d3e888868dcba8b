import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { preventWordBreaks } from './prevent-word-breaks.ts'

/** Shows possible line breaks as a bar. */
const textOf = (one: Element) => one.textContent?.replaceAll('\u200b', '|')

const Sentence = ({ text }: { readonly text: string }) => (
  <p>
    {text}
    <b>好</b>
  </p>
)

let release: () => void = () => undefined

afterEach(() => {
  release()
  document.getSelection()?.removeAllRanges()
})

test('divides existing, added and re-rendered text between words', async () => {
  const { rerender } = render(<Sentence text="企业补充医疗保险" />)
  release = preventWordBreaks()
  const sentence = screen.getByRole('paragraph')
  expect(textOf(sentence)).toBe('企业|补充|医疗|保险好')
  await act(async () => rerender(<Sentence text="年度理赔通道开放" />))
  expect(textOf(sentence)).toBe('年度理赔|通道|开放好')
  await act(async () => rerender(<Sentence text="好" />))
  expect(textOf(sentence)).toBe('好好')
  const { container } = render(<Sentence text="互联网医院" />)
  await act(async () => undefined)
  expect(textOf(container)).toBe('互联网|医院好')
})

test('keeps a dot with the preceding text and hours whole, and divides a long number every four digits', () => {
  render(<p>方予安 · 周一至周五 9:00-12:00 · 26312000000000000001</p>)
  release = preventWordBreaks()
  const [name, hours, number] = textOf(screen.getByRole('paragraph'))?.split('\u00a0·') ?? []
  expect(name).toBe('方予安')
  expect(hours).toBe(' 周一至|周五 9:00\u2060-\u206012:00')
  expect(number).toBe(' 2631|2000|0000|0000|0001')
})

test('divides an email address after its @', () => {
  render(<p>care@xinghe.example</p>)
  release = preventWordBreaks()
  expect(textOf(screen.getByRole('paragraph'))).toBe('care@|xinghe.example')
})

test('does not touch a single word', async () => {
  render(<p>互联网</p>)
  release = preventWordBreaks()
  const nodeValueSetter = vi.spyOn(CharacterData.prototype, 'nodeValue', 'set')
  screen.getByRole('paragraph').firstChild!.nodeValue = '理赔款'
  await act(async () => undefined)
  expect(nodeValueSetter.mock.calls).toEqual([['理赔款']])
})

test('does not change text typed by the member or read by the browser', async () => {
  const { container } = render(
    <div>
      <textarea defaultValue="企业补充医疗保险" aria-label="说明" />
      <select aria-label="险种">
        <option>企业补充医疗保险</option>
      </select>
    </div>,
  )
  release = preventWordBreaks()
  await act(async () => undefined)
  expect(textOf(container)).not.toContain('|')
})

test('copies the original text', async () => {
  render(<p>企业补充医疗保险 · 2027-03-12</p>)
  release = preventWordBreaks()
  const sentence = screen.getByRole('paragraph')
  expect(textOf(sentence)).toContain('企业|补充|医疗|保险')
  document.getSelection()?.selectAllChildren(sentence)
  const copied: Record<string, string> = {}
  const event = new Event('copy', { bubbles: true, cancelable: true })
  Object.assign(event, {
    clipboardData: { setData: (kind: string, text: string) => (copied[kind] = text) },
  })
  sentence.dispatchEvent(event)
  expect(copied).toEqual({ 'text/plain': '企业补充医疗保险 · 2027-03-12' })
  expect(event.defaultPrevented).toBe(true)
})

test('can be stopped, and runs only once', async () => {
  expect(preventWordBreaks()).toBe(preventWordBreaks())
  preventWordBreaks()()
  render(<p>企业补充医疗保险</p>)
  await act(async () => undefined)
  expect(textOf(screen.getByRole('paragraph'))).toBe('企业补充医疗保险')
})
