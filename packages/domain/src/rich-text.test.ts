import { expect, test } from 'vitest'
import { deepestText, richTags, richTextFault } from './rich-text.ts'

const nested = (depth: number) => `${'<div>'.repeat(depth)}深${'</div>'.repeat(depth)}`

test.each([
  '请空腹到检。\n\n带好身份证。',
  '血压 < 140，心率 > 60，A & B',
  '<p>请<b>空腹</b><br>到检</p><UL><li>身份证<br/><br /></li></UL>',
  '1<2 和 <3',
  nested(deepestText),
])('%j is shown as written', (text) => expect(richTextFault(text)).toBeNull())

test.each([
  ['', '请填写内容'],
  [' \n', '请填写内容'],
  ['<p> </p><br>', '请填写内容'],
  ['<script>alert(1)</script>好', '应用不显示「<script>」，请去掉'],
  ['<constructor>好</constructor>', '应用不显示「<constructor>」，请去掉'],
  ['<p style="color:red">好</p>', '应用不显示「<p style="color:red"…」，请去掉'],
  ['<p class=a>好</p>', '应用不显示「<p class=a>」，请去掉'],
  ['<a href="/x">好</a>', '应用不显示「<a href="/x">」，请去掉'],
  ['<!-- 注 -->好', '应用不显示「<!-- 注 -->」，请去掉'],
  ['<?php ?>好', '应用不显示「<?php ?>」，请去掉'],
  ['<a <p>好</p>', '应用不显示「<a <p>」，请去掉'],
  ['<!p>好', '应用不显示「<!p>」，请去掉'],
  ['好<p', '应用不显示「<p」，请去掉'],
  ['<p/>好', '应用不显示「<p/>」，请去掉'],
  ['好</br>', '应用不显示「</br>」，请去掉'],
  ['<ul><li>好</ul>', '「</ul>」没有对应的开头'],
  ['好</p>', '「</p>」没有对应的开头'],
  ['<p><strong>好</strong>', '「<p>」没有结束'],
  [nested(deepestText + 1), '标签最多嵌套 12 层'],
])('%j is not: %s', (text, fault) => expect(richTextFault(text)).toBe(fault))

test('synonymous tags are rendered as one, and nothing else is allowed', () => {
  const asItself = Object.fromEntries(
    ['p', 'div', 'br', 'strong', 'em', 'ul', 'ol', 'li'].map((tag) => [tag, tag]),
  )
  expect(Object.fromEntries(richTags)).toEqual({ ...asItself, b: 'strong', i: 'em' })
})

test('reports a tag of twenty characters in full', () => {
  const tag = `<${'x'.repeat(18)}>`
  expect(richTextFault(`${tag}好`)).toBe(`应用不显示「${tag}」，请去掉`)
})
