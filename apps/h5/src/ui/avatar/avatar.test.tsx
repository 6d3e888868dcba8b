import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'

test('a picture that fails to load is replaced by the name', () => {
  const { container } = render(<Avatar name="林晓" src="/files/gone.png" />)
  expect(screen.queryByText('晓')).toBeNull()
  fireEvent.error(container.querySelector('img') as HTMLElement)
  expect(screen.getByText('晓')).toBeTruthy()
})
