import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FormRow } from './form-row.tsx'

test('the field is linked to its label and to the error below it', () => {
  render(
    <FormRow label="开户行" error="请填写开户行" hint="以卡背面为准">
      {(ids) => <input {...ids} />}
    </FormRow>,
  )
  const input = screen.getByLabelText('开户行')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const note = document.getElementById(input.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('请填写开户行')
})

test('without an error the hint is shown', () => {
  render(
    <FormRow label="开户行" hint="以卡背面为准">
      {(ids) => <input {...ids} />}
    </FormRow>,
  )
  expect(screen.getByLabelText('开户行').getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByText('以卡背面为准')).toBeTruthy()
})
