import { expect, test } from 'vitest'
import { scriptFaults } from './lacking-scripts.ts'
import { styleFaults } from './lacking-styles.ts'

test.each([
  'a.toSorted()',
  'a.at(-1)',
  'a.findLastIndex(b)',
  'Object.groupBy(a,b)',
  'Object.hasOwn(a,`b`)',
  'structuredClone(a)',
  'crypto.randomUUID()',
  'AbortSignal.timeout(5)',
  'Promise.withResolvers()',
  'new BroadcastChannel(`a`)',
  'new Worker(`/a.js`,{type:`module`})',
  'RegExp(`(?<!a)b`)',
  'class A{static{this.b=1}}',
  'addEventListener(`scrollend`,a)',
])('refuses %s in shipped files', (text) => {
  expect(scriptFaults('home-abc.js', text)).toHaveLength(1)
})

test.each([
  'a.sort()',
  'format(at)',
  'a={...at(b)}',
  'crypto.randomUUID?.()',
  'a.catch(b)',
  'new Worker(`/a.js`,{name:b})',
  'class A{static b=1}',
  'RegExp(`(?<name>a)`)',
])('%s is not', (text) => {
  expect(scriptFaults('home-abc.js', text)).toEqual([])
})

test('a library with a feature check may use it in its own chunk and nowhere else', () => {
  const text = 'new DecompressionStream(`deflate-raw`)'
  expect(scriptFaults('workbook-abc.js', text)).toEqual([])
  expect(scriptFaults('home-abc.js', text)).toHaveLength(1)
  expect(scriptFaults('workbook-abc.js', 'a.at(0)')).toHaveLength(1)
})

test.each([
  ['.a{color:red;.b{color:blue}}', 'nesting: .b'],
  ['.a{&:hover{color:blue}}', 'nesting: &:hover'],
  ['.a{@media (hover:none){color:blue}}', 'nesting: @media (hover:none)'],
  ['.a:has(:checked){color:red}', ':has() that carries a meaning: .a:has(:checked)'],
  ['.a{height:100dvh}', 'dvh, svh or lvh without a plain unit before it: .a'],
  ['.a{height:100dvh;height:100vh}', 'dvh, svh or lvh without a plain unit before it: .a'],
  ['.a,.b{aspect-ratio:1}@supports not (aspect-ratio:1){.a{height:1rem}}', expect.stringContaining('.a, .b')],
  ['@layer base{.a{color:red}}', expect.stringContaining('@layer')],
])('rejects %s', (css, fault) => {
  expect(styleFaults(css)).toContainEqual(fault)
})

test.each([
  '.a{color:red}@media (hover:none){.a:hover{color:blue}}',
  '@keyframes in{0%{opacity:0}to{opacity:1}}',
  '.a:has(:focus-visible){outline:1px solid}',
  '.a{height:100vh;display:flex;height:100dvh}',
  '.a,.b{aspect-ratio:1}@supports not (aspect-ratio:1){.a,.b{height:1rem}}',
  '.a:before{content:"{&}"}',
])('%s is not', (css) => {
  expect(styleFaults(css)).toEqual([])
})
