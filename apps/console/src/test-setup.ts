import { cleanup, configure } from '@testing-library/react'
import { nothingIsBegunAfterTheLastTest } from '@yf/client/test-last-turn'
import { noOwnerStacks } from '@yf/client/test-owner-stacks'
import { stylesAsTheyStand } from '@yf/client/test-styles'
import { afterEach } from 'vitest'

// A condition that holds is seen at once; this is only how long a busy machine may take.
configure({ asyncUtilTimeout: 30_000 })
// The whole document in words for every look that found nothing yet is a tenth of the run: DEBUG_PRINT_LIMIT asks for it.
if (!process.env['DEBUG_PRINT_LIMIT']) configure({ getElementError: (message) => new Error(message ?? '') })

/** The document of the tests has none; the component library waits for the next turn by it. */
class NextTurn {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null }
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) }
}
globalThis.MessageChannel ??= NextTurn as unknown as typeof MessageChannel

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

noOwnerStacks()
stylesAsTheyStand()
nothingIsBegunAfterTheLastTest()
