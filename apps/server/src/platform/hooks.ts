/**
 * What an engine has to be told by those who use it and whom it does not know: what is given back when an order is closed,
 * what a payment was for. Engines add their own by declaration merging; `app/hooks.ts` puts them together.
 */
// oxlint-disable-next-line typescript/no-empty-interface
export interface Hooks {}
