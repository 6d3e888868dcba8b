import { afterEach, expect, test } from 'vitest'
import { importerOf } from './chunks.ts'

/** Built files and a browser's module cache over them: a failed module stays failed. */
function browser(files: Record<string, string>) {
  const missing = new Set<string>()
  const remembered = new Map<string, boolean>()
  const requestedAddresses: string[] = []
  const cutOff = new Set<string>()
  const nameIn = (address: string) => address.replace(/^.*\//, '').replace(/\?.*$/, '')
  const ask = async (address: string): Promise<Response> => {
    requestedAddresses.push(address)
    if (missing.has(nameIn(address))) throw new TypeError('Failed to fetch')
    const code = files[nameIn(address)]
    return new Response(code ?? '', { status: code === undefined ? 404 : 200 })
  }
  const load = async (address: string): Promise<string> => {
    if (!remembered.has(address)) remembered.set(address, !cutOff.has(nameIn(address)))
    if (!remembered.get(address))
      throw new TypeError(`Failed to fetch dynamically imported module: ${address}`)
    return address
  }
  return { missing, cutOff, asked: requestedAddresses, importFile: importerOf(load, ask) }
}

afterEach(() => document.head.replaceChildren())

test('imports a file once it and all its imports have loaded', async () => {
  const { importFile, asked: requestedAddresses } = browser({
    'sheet.js': 'import{a as b}from"./button.js";import`./tokens.js`;export{b as t}',
    'button.js': "import {c} from './tokens.js'",
    'tokens.js': 'var c=1',
  })
  await expect(importFile('sheet.js')).resolves.toBe('./sheet.js')
  expect(requestedAddresses).toEqual(['/assets/sheet.js', '/assets/button.js', '/assets/tokens.js'])
})

test('does not import a file that fails to load, so that no browser caches the failure, and loads it the next time', async () => {
  const { importFile, missing } = browser({ 'sheet.js': 'import"./button.js"', 'button.js': '' })
  missing.add('button.js')
  await expect(importFile('sheet.js')).rejects.toThrow('Failed to fetch')
  missing.clear()
  await expect(importFile('sheet.js')).resolves.toBe('./sheet.js')
})

test('a file of an old release fails', async () => {
  const { importFile } = browser({})
  await expect(importFile('old.js')).rejects.toThrow('old.js')
})

test('imports a file with a cached failure under another address, the same for all importers', async () => {
  const { importFile, cutOff } = browser({ 'sheet.js': '' })
  cutOff.add('sheet.js')
  const both = await Promise.allSettled([importFile('sheet.js'), importFile('sheet.js')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  cutOff.clear()
  await expect(importFile('sheet.js')).resolves.toBe('./sheet.js?1')
  await expect(importFile('sheet.js')).resolves.toBe('./sheet.js?1')
})

test('does not load files of the document twice', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/app.js">'
  const { importFile, asked: requestedAddresses } = browser({ 'sheet.js': 'import"./app.js"', 'app.js': '' })
  await importFile('sheet.js')
  expect(requestedAddresses).toEqual(['/assets/sheet.js'])
})
