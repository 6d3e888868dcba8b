import os from 'node:os'

/** The load at which a test may have to wait for others: twice as many processes as processors. */
const isBusy = (load: number, processors: number) => load > 2 * processors

interface Machine {
  readonly isWholeRun: boolean
  readonly load: number
  readonly processors: number
}

/**
 * How long a test waits for something to appear. A condition that holds is detected at once, so the limit only delays
 * failures: short for a few files, long where many files compete for the processors.
 */
export const conditionLimitMs = ({ isWholeRun, load, processors }: Machine): number =>
  isWholeRun || isBusy(load, processors) ? 30_000 : 3_000

/** For this run: `npm test` without a word sets WHOLE_RUN. */
export const conditionLimitNow = (): number =>
  conditionLimitMs({
    isWholeRun: Boolean(process.env['WHOLE_RUN']),
    load: os.loadavg()[0] ?? 0,
    processors: os.availableParallelism(),
  })
