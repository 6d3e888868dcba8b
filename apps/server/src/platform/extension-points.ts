/**
 * Extension points: functions that features implement for an engine that does not depend on them, such as what is
 * returned when an order is closed, or what a payment was for. Engines add their own by declaration merging;
 * `app/extension-points.ts` combines them.
 */
// oxlint-disable-next-line typescript/no-empty-interface
export interface ExtensionPoints {}
