import {
  type ClassFacts,
  fullCouncil,
  type NoSlash,
  type StreamPlan,
  type StreamQuote,
} from '@muster-network/core'

export type QuotedStream = {
  plan: StreamPlan
  quote: StreamQuote
  members: ClassFacts
  className: string
  /** M and the cap of the network's councils. */
  rejectLead: number
  cap: number
  /** Operators of the candidates. */
  operators: number
  calibratedAnswers: number
  isWalletShort: boolean
  /** A container whose answers are compared byte by byte. */
  comparesBytes: boolean
}

/** Returns the warnings for a client before it opens a stream, the gravest first. */
export function streamWarnings(stream: QuotedStream): string[] {
  const { plan, quote, operators } = stream
  const warnings: string[] = []
  const warnIf = (condition: boolean, text: string) => {
    if (condition) warnings.push(text)
  }
  warnIf(
    operators < plan.council,
    operators === 0
      ? 'No listed node could serve this stream.'
      : `The nodes that could serve belong to ${operators} ${operators === 1 ? 'operator' : 'operators'}; the council needs ${plan.council}, so the stream would stay down.`,
  )
  const { noSlash, loses } = quote.cheating
  if (noSlash !== null)
    warnings.push(`Cheating costs the place in the stream only, not the stake: ${why(noSlash, stream)}.`)
  else
    warnIf(
      !loses,
      `A subscriber that cheats could gain: raise response.confirm above ${plan.confirmedShare}, or write confirmer: own.`,
    )
  warnIf(
    noSlash === null && (stream.rejectLead < fullCouncil.rejectLead || stream.cap < fullCouncil.cap),
    `This network has few operators: a lead of ${stream.rejectLead} or the majority of ${stream.cap} answers decides an audit in doubt, ` +
      `instead of ${fullCouncil.rejectLead} and ${fullCouncil.cap}. Its audits err more often than the odds assume.`,
  )
  warnIf(
    plan.confirmer !== 'none' && plan.confirmedShare === 0,
    'No answer is confirmed: response.confirm is 0.',
  )
  warnIf(
    plan.confirmer === 'council' && plan.confirmedShare > 0 && plan.price.inputUnitWei === 0n,
    'Confirmers of the council are paid pay.input, which is 0, so nobody would confirm. Write a price for input, or confirmer: own.',
  )
  warnIf(
    stream.comparesBytes,
    'A container can answer with other bytes on another honest machine: write equivalence: tokens or { how: margin }, unless the program is deterministic.',
  )
  warnIf(
    quote.coveredSubscribers < plan.maxSubscribers,
    `The budget covers the guarantees of ${quote.coveredSubscribers} of ${plan.maxSubscribers} subscribers.`,
  )
  warnIf(stream.isWalletShort, 'The wallet holds less than the deposit.')
  return warnings
}

function why(noSlash: NoSlash, { members, className, calibratedAnswers }: QuotedStream): string {
  switch (noSlash) {
    case 'private':
      return 'the requests of a private stream cannot be shown to auditors'
    case 'equivalence':
      return 'the chain audits equivalence bytes, tokens and margin only'
    case 'operators':
      return `class ${className} has ${members.operators} independent operators, and an audit needs ${members.neededOperators}`
    case 'calibration':
      return `class ${className} is not calibrated: ${members.calibration.honestAnswers} of ${calibratedAnswers} honest answers are known`
  }
}
