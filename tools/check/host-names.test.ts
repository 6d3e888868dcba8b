import { expect, test } from 'vitest'
import { settingRows } from '../../apps/server/src/app/setting-rows.ts'
import { hostNames } from '../../apps/h5/build/host-names.ts'

const read = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries(hostNames(env)).map(([name, text]) => [
      name.replace('import.meta.env.', ''),
      JSON.parse(text),
    ]),
  )

test('the app is built with the host names that the server reads, and with its defaults where none are given', () => {
  const settings = settingRows.filter(({ name }) => name in read({}))
  expect(settings).toHaveLength(2)
  expect(read({})).toEqual(Object.fromEntries(settings.map(({ name, usual }) => [name, usual])))
  expect(read({ CLAIM_HOST: 'claim.acme.example', PRODUCTION_HOST: '' })).toEqual({
    ...read({}),
    CLAIM_HOST: 'claim.acme.example',
  })
})
