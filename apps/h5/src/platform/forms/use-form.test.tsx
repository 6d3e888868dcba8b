import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { CallError } from '@yf/client/call-error'
import type { WriteOutcome } from '@yf/client/outcome'
import { expect, test, vi } from 'vitest'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useForm } from './use-form.ts'

const empty = { name: '', tax: '' }
const titleFaults = ({ name, tax }: typeof empty) => ({
  name: name ? null : '请输入抬头',
  tax: tax.length === 3 ? undefined : '税号为3位',
})
const done: WriteOutcome<string> = { ok: true, result: 'kept', message: '' }
const use = (options = {}) => renderHook(() => useForm(empty, titleFaults, options)).result

test('shows no fault before the first attempt; later a fault stays until corrected', async () => {
  const form = use()
  expect(form.current.faults).toEqual({})
  const send = vi.fn<() => Promise<WriteOutcome<string>>>()
  expect(await act(() => form.current.submit(send))).toBeNull()
  expect(send).not.toHaveBeenCalled()
  expect(form.current.faults).toEqual({ name: '请输入抬头', tax: '税号为3位' })
  act(() => form.current.set('name')('原力'))
  expect(form.current.faults).toEqual({ tax: '税号为3位' })
  expect(form.current.field('tax')).toMatchObject({ value: '', error: '税号为3位' })
})

test('a step without a call continues with the values of a valid form', () => {
  const form = use()
  act(() => expect(form.current.check()).toBeNull())
  expect(form.current.faults).toEqual({ name: '请输入抬头', tax: '税号为3位' })
  act(() => form.current.change({ name: '原力', tax: '123' }))
  act(() => expect(form.current.check()).toEqual({ name: '原力', tax: '123' }))
})

test('validating a single field leaves the faults of the others', () => {
  const form = use()
  act(() => expect(form.current.check('name')).toBeNull())
  expect(form.current.faults).toEqual({ name: '请输入抬头' })
  act(() => form.current.set('name')('原力'))
  act(() => expect(form.current.check('name')).toEqual({ name: '原力', tax: '' }))
  expect(form.current.faults).toEqual({})
  act(() => void form.current.check())
  act(() => void form.current.check('name'))
  expect(form.current.faults).toEqual({ tax: '税号为3位' })
})

test('resetting the form sets new values and clears the faults', () => {
  const form = use()
  act(() => void form.current.check())
  act(() => form.current.begin({ name: '星球', tax: '' }))
  expect(form.current).toMatchObject({ values: { name: '星球', tax: '' }, faults: {} })
})

test('an eager form shows faults at once', () => {
  expect(use({ isEager: true }).current.faults).toHaveProperty('name')
})

test('a valid form is sent, is busy meanwhile and returns the outcome', async () => {
  const form = use()
  act(() => form.current.change({ name: '原力', tax: '123' }))
  let finish = (_outcome: WriteOutcome<string>) => {}
  const sent: unknown[] = []
  let ended: Promise<unknown> = Promise.resolve()
  act(() => {
    ended = form.current.submit((values) => {
      sent.push(values)
      return new Promise<WriteOutcome<string>>((resolve) => (finish = resolve))
    })
  })
  expect(form.current.isBusy).toBe(true)
  await act(async () => {
    finish(done)
    expect(await ended).toBe(done)
  })
  expect(form.current.isBusy).toBe(false)
  expect(sent).toEqual([{ name: '原力', tax: '123' }])
})

test('a refusal keeps the input', async () => {
  const form = use()
  act(() => form.current.change({ name: '原力', tax: '123' }))
  const refused: WriteOutcome<string> = { ok: false, error: new CallError('refused', '抬头重复') }
  expect(await act(() => form.current.submit(() => Promise.resolve(refused)))).toBe(refused)
  expect(form.current).toMatchObject({ isBusy: false, values: { name: '原力', tax: '123' } })
})

test('two changes in one event both count, for the draft and for an immediate submission', async () => {
  const changes: unknown[] = []
  const form = use({ onChange: (values: unknown) => changes.push(values) })
  let sent: unknown = null
  await act(async () => {
    form.current.set('name')('原力')
    form.current.set('tax')('123')
    await form.current.submit((values) => {
      sent = values
      return Promise.resolve(done)
    })
  })
  expect(changes).toEqual([
    { name: '原力', tax: '' },
    { name: '原力', tax: '123' },
  ])
  expect(sent).toEqual({ name: '原力', tax: '123' })
})

function TitleForm() {
  const form = useForm(empty, titleFaults)
  return (
    <>
      <TextField label="抬头" {...form.field('name')} />
      <TextField label="税号" {...form.field('tax')} />
      <button type="button" onClick={() => void form.submit(() => Promise.resolve(done))}>
        保存
      </button>
    </>
  )
}

test('focuses the first invalid field', async () => {
  render(<TitleForm />)
  fireEvent.change(screen.getByLabelText('抬头'), { target: { value: '原力' } })
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('税号为3位')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('税号')))
})
