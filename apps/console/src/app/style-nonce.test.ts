import { expect, test } from 'vitest'
import { addStyleNonces } from './style-nonce.ts'

function pageWith(nonce: string | null): Document {
  const page = document.implementation.createHTMLDocument()
  if (nonce === null) return page
  const meta = page.createElement('meta')
  meta.setAttribute('property', 'csp-nonce')
  meta.nonce = nonce
  page.head.append(meta)
  return page
}

test("every style element gets the page's nonce, and no other element does", () => {
  const page = pageWith('n0nce')
  addStyleNonces(page)
  expect(page.createElement('style').nonce).toBe('n0nce')
  expect(page.createElement('script').nonce).not.toBe('n0nce')
})

test('a page without a nonce is not changed', () => {
  const page = pageWith(null)
  addStyleNonces(page)
  expect(page.createElement('style').nonce ?? '').toBe('')
})
