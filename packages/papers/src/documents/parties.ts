/**
 * Parties and subject of both documents. Numbers may be passed complete or masked: the document always masks them.
 */
export interface PrintedIssuer {
  readonly name: string
  readonly phone: string
  readonly hours: string
}

export interface PrintedPerson {
  readonly name: string
  readonly certificateKind: string
  readonly certificateNo: string
  readonly phone: string
}

export interface PolicyFacts {
  readonly policyNo: string
  readonly name: string
  readonly insurer: string
  readonly startDt: string
  readonly endDt: string
}

export interface PrintedPayee {
  readonly name: string
  readonly bank: string
  readonly cardNo: string
}
