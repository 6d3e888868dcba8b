import { cleanup, configure } from '@testing-library/react'
import { beginAnew } from '@yf/client/test-reload'
import { briefErrors } from '@yf/client/test-errors'
import { conditionLimitNow } from '@yf/client/test-limits'
import { noOwnerStacks } from '@yf/client/test-owner-stacks'
import { stylesAsTheyStand } from '@yf/client/test-styles'
import { afterEach } from 'vitest'

await beginAnew()

configure({ asyncUtilTimeout: conditionLimitNow() })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

noOwnerStacks()
stylesAsTheyStand()
briefErrors()
