import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RichText } from './rich-text.tsx'

const draw = (html: string) => render(<RichText html={html} />).container.firstElementChild as HTMLElement

test('plain text stays unchanged', () => {
  expect(draw('请在 9:00 前到检 > 空腹').textContent).toBe('请在 9:00 前到检 > 空腹')
})

test('renders paragraphs, lists and emphasis without any attribute', () => {
  const text = draw('<p style="color:red" onclick="x()">请<b class="x">空腹</b></p><ul><li>身份证</li></ul>')
  expect(text.innerHTML).toBe('<p>请<strong>空腹</strong></p><ul><li>身份证</li></ul>')
})

const hostile = [
  '<script>window.hit = 1</script>好',
  '<img src="x" onerror="window.hit = 1">好',
  '<svg onload="window.hit = 1"><text>坏</text></svg>好',
  '<iframe srcdoc="<script>parent.hit = 1</script>"></iframe>好',
  '<math><mtext><style><img src onerror="window.hit = 1"></style></mtext></math>好',
  '<style>body{display:none}</style>好',
  '<form action="//evil"><button formaction="javascript:window.hit = 1">点</button></form>好',
  '<object data="javascript:window.hit = 1"></object>好',
]

test.each(hostile)('%s leaves only its text', (html) => {
  const text = draw(html)
  expect(text.querySelectorAll('*')).toHaveLength(0)
  expect(text.textContent).toBe('好')
  expect((window as { hit?: number }).hit).toBeUndefined()
})

test('a link keeps its text and has no target', () => {
  const text = draw('<a href="javascript:alert(1)">点我</a>')
  expect(text.innerHTML).toBe('点我')
})

test('a decoded string that looks like a tag stays text', () => {
  const text = draw('&lt;img src=x onerror=alert(1)&gt;')
  expect(text.querySelector('img')).toBeNull()
  expect(text.textContent).toBe('<img src=x onerror=alert(1)>')
})
