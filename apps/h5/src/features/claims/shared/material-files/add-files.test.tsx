import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AddFiles } from './add-files.tsx'

function opened() {
  const onChoose = vi.fn<(from: string) => void>()
  render(<AddFiles what="病历" kind="medicalRecord" onChoose={onChoose} />)
  fireEvent.click(screen.getByRole('button', { name: '上传病历' }))
  return onChoose
}

test('the guide shows the requested document first, and common mistakes', async () => {
  opened()
  fireEvent.click(await screen.findByRole('button', { name: /怎么拍才清楚/ }))
  const guide = within(await screen.findByRole('dialog', { name: '怎么拍才清楚' }))
  const [first] = guide.getAllByRole('heading', { level: 3 })
  expect(first?.textContent).toBe('病历')
  const sample = guide.getByRole('img', { name: '病历示例' })
  expect(sample.getAttribute('src')).toBe('/art/guide/medical-record.webp')
  expect(within(guide.getByRole('list', { name: '这样拍会看不清' })).getByText('反光')).toBeTruthy()
})

test('explains how to export receipts from the card packs and opens the file picker', async () => {
  const onChoose = opened()
  fireEvent.click(await screen.findByRole('button', { name: /从微信、支付宝导入/ }))
  expect(await screen.findByText(/微信「我」→「卡包」/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '选择已保存的文件' }))
  expect(onChoose).toHaveBeenCalledWith('document')
})

test('the document picker accepts PDF and OFD', async () => {
  const onChoose = opened()
  fireEvent.click(await screen.findByRole('button', { name: /选择 PDF、OFD 文件/ }))
  expect(onChoose).toHaveBeenCalledWith('document')
})
