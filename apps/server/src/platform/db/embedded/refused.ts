/** The database cannot be started for a reason that the operator can fix: the message is one line. */
export class EmbeddedRefused extends Error {}
