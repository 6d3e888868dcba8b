import { cleanup, configure } from '@testing-library/react'
import { beginAnew } from '@yf/client/test-begin-anew'
import { briefErrors } from '@yf/client/test-errors'
import { noOwnerStacks } from '@yf/client/test-owner-stacks'
import { stylesAsTheyStand } from '@yf/client/test-styles'
import { afterEach } from 'vitest'

await beginAnew()

// A condition that holds is detected at once; this is only the limit for a busy computer.
configure({ asyncUtilTimeout: 30_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

noOwnerStacks()
stylesAsTheyStand()
briefErrors()
