import { expect, test } from 'vitest'
import { readSource } from '../imports/sources.ts'
import { skeletonFaults } from './skeletons.ts'

const screens = 'apps/h5/src/features/family/screens'
const existing = [
  readSource(`${screens}/family.screen.tsx`, "import { Page } from '#ui/page/page.tsx'"),
  readSource(`${screens}/family.test.tsx`, "import { openAt } from '#platform/navigation/test-page.tsx'"),
]
const faults = (file: string, text: string) =>
  skeletonFaults(new Map([[`apps/h5/src/features/points/screens/${file}`, text]]), existing, new Set(['h5']))

test('accepts output that resembles existing files, also of another domain', () => {
  expect(faults('vip.screen.tsx', "import { Page } from '#ui/page/page.tsx'\nimport './vip.ts'")).toEqual([])
  expect(faults('vip.test.tsx', "import { openAt } from '#platform/navigation/test-page.tsx'")).toEqual([])
})

test('reports a file with an unprecedented name', () => {
  expect(faults('vip.stories.mts', '')).toEqual([expect.stringContaining('no file stands under such a name')])
})

test('reports an import that similar files never have', () => {
  const text = "import { ErrorState } from '#ui/blank-state/blank-state.tsx'"
  expect(faults('vip.screen.tsx', text)).toEqual([expect.stringContaining('#ui/blank-state/blank-state.tsx')])
})
