import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Article } from './article.tsx'

test('each section is a level-three heading under the title', () => {
  render(
    <Article
      title="服务说明"
      note="说明"
      opening="开头"
      sections={[{ heading: '一、服务时间', paragraphs: ['工作日'] }]}
    />,
  )
  expect(screen.getByRole('heading', { level: 2, name: '服务说明' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 3, name: '一、服务时间' })).toBeTruthy()
  expect(screen.getByText('工作日')).toBeTruthy()
})
