import { cleanup, configure } from '@testing-library/react'
import { nothingIsBegunAfterTheLastTest } from '@yf/client/test-last-turn'
import { noOwnerStacks } from '@yf/client/test-owner-stacks'
import { stylesAsTheyStand } from '@yf/client/test-styles'
import { afterEach } from 'vitest'

// A condition that holds is seen at once; this is only how long a busy machine may take.
configure({ asyncUtilTimeout: 30_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

noOwnerStacks()
stylesAsTheyStand()
nothingIsBegunAfterTheLastTest()
