/** The database cannot be started, and a person can mend it: the message is one line for whoever starts the program. */
export class EmbeddedRefused extends Error {}
