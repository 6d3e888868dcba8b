import { configure } from '@testing-library/react'

/** Printing the whole document for every failed query takes a tenth of the run; set DEBUG_PRINT_LIMIT to get it. */
export function briefErrors(): void {
  if (!process.env['DEBUG_PRINT_LIMIT']) configure({ getElementError: (message) => new Error(message ?? '') })
}
