import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

const open = (props: Partial<Parameters<typeof Dialog>[0]> = {}) => {
  const onConfirm = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  render(
    <Dialog title="拒赔？" confirmText="拒赔" onConfirm={onConfirm} onClose={onClose} {...props}>
      <p>不能撤回</p>
    </Dialog>,
  )
  return { dialog: screen.getByRole('dialog', { name: '拒赔？' }), onConfirm, onClose }
}

test('it is modal, and its button confirms once', () => {
  const { dialog, onConfirm } = open()
  expect((dialog as HTMLDialogElement).open).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: '拒赔' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

test('Escape closes it', () => {
  const { dialog, onClose } = open()
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('while the deed is under way nothing closes or repeats it', () => {
  const { dialog, onClose, onConfirm } = open({ isBusy: true })
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent.submit(dialog.querySelector('form') as HTMLFormElement)
  expect(onClose).not.toHaveBeenCalled()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('a refusal is read inside it, because it covers everything else', () => {
  open({ fault: '应赔金额已变为 ¥90.00' })
  expect(screen.getByRole('alert').textContent).toBe('应赔金额已变为 ¥90.00')
})
