import { configure } from '@testing-library/react'

/** The whole document in words for every look that found nothing yet is a tenth of the run: DEBUG_PRINT_LIMIT asks for it. */
export function briefErrors(): void {
  if (!process.env['DEBUG_PRINT_LIMIT']) configure({ getElementError: (message) => new Error(message ?? '') })
}
