import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { Dialog } from './dialog.tsx'

const open = (props: Partial<Parameters<typeof Dialog>[0]> = {}) => {
  const onConfirm = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  renderFramed(
    <Dialog title="拒赔？" confirmText="拒赔" onConfirm={onConfirm} onClose={onClose} {...props}>
      <p>不能撤回</p>
    </Dialog>,
  )
  return { dialog: screen.getByRole('dialog', { name: '拒赔？' }), onConfirm, onClose }
}
const submit = (dialog: HTMLElement) => fireEvent.submit(dialog.querySelector('form') as HTMLFormElement)

test('the dialog is modal, and its button confirms once', async () => {
  const { dialog, onConfirm } = open()
  expect(dialog.getAttribute('aria-modal')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: '拒赔' }))
  await vi.waitFor(() => expect(onConfirm).toHaveBeenCalledTimes(1))
})

test('Escape closes it', () => {
  const { dialog, onClose } = open()
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a click outside does not close it', () => {
  const { dialog, onClose } = open()
  fireEvent.click(dialog.parentElement as HTMLElement)
  expect(onClose).not.toHaveBeenCalled()
})

test('while the action is pending it can be neither closed nor repeated', async () => {
  const { dialog, onClose, onConfirm } = open({ isBusy: true })
  fireEvent.keyDown(dialog, { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  submit(dialog)
  await new Promise(requestAnimationFrame)
  expect(onClose).not.toHaveBeenCalled()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('shows a refusal inside the dialog, because it covers everything else', () => {
  open({ fault: '应赔金额已变为 ¥90.00' })
  expect(screen.getByRole('alert').textContent).toBe('应赔金额已变为 ¥90.00')
})

test('a notice closes by its button alone, so that what is shown once is not lost', () => {
  const { dialog, onClose } = open({ isNotice: true })
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: '取消' })).toBeNull()
})
