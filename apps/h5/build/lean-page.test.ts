import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { lean } from './lean-page.ts'

test('strips comments, indentation and long names, but not the content', () => {
  const page = [
    '<head>',
    '    <title>原力星球</title>',
    '    <!-- why -->',
    '    <script>',
    '      ;(function (root) {',
    '        // why',
    "        root.said = 'a  b'",
    '      })(window)',
    '    </script>',
    '    <script type="module" src="/main.js"></script>',
    '</head>',
  ].join('\n')
  expect(lean(page)).toBe(
    [
      '<head>',
      '<title>原力星球</title>',
      '<script>(function(e){e.said=`a  b`})(window);</script>',
      '<script type="module" src="/main.js"></script>',
      '</head>',
    ].join('\n'),
  )
})

test('the inline script stays a single one and keeps the placeholders that the build fills in', () => {
  const page = lean(readFileSync(path.resolve(import.meta.dirname, '../index.html'), 'utf8'))
  const scripts = Array.from(page.matchAll(/<script>([\s\S]*?)<\/script>/g), (found) => found[1] ?? '')
  expect(scripts).toHaveLength(1)
  expect(scripts[0]).not.toContain('\n')
  for (const word of ['yf_theme', 'yf_elder', 'data-elder', '__PREFETCH_SCREENS__', '__PREFETCH_CALLS__'])
    expect(scripts[0]).toContain(word)
})
