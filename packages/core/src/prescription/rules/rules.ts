import { budgetCoversGuarantees } from './budgetCoversGuarantees.ts'
import { checkFitsModel } from './checkFitsModel.ts'
import { equivalenceFits } from './equivalenceFits.ts'
import { filesExist } from './filesExist.ts'
import { haltIsReachable } from './haltIsReachable.ts'
import { imageHasDigest } from './imageHasDigest.ts'
import { milestonesAreReachable } from './milestonesAreReachable.ts'
import { modelCanRun } from './modelCanRun.ts'
import { partsFitData } from './partsFitData.ts'
import { payAddsUp } from './payAddsUp.ts'
import { privateStaysPrivate } from './privateStaysPrivate.ts'
import { programsAreWasm } from './programsAreWasm.ts'
import type { Rule } from './Rule.ts'
import { regionsExist } from './regionsExist.ts'
import { responseFitsCouncil } from './responseFitsCouncil.ts'
import { tokenizerFits } from './tokenizerFits.ts'

/** Every rule over several fields. */
export const rules: readonly Rule[] = [
  filesExist,
  programsAreWasm,
  imageHasDigest,
  modelCanRun,
  regionsExist,
  partsFitData,
  payAddsUp,
  budgetCoversGuarantees,
  haltIsReachable,
  checkFitsModel,
  milestonesAreReachable,
  responseFitsCouncil,
  equivalenceFits,
  privateStaysPrivate,
  tokenizerFits,
]
