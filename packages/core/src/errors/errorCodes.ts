import { apiCodes } from './codes/api.ts'
import { bugCodes } from './codes/bug.ts'
import { chainCodes } from './codes/chain.ts'
import { configCodes } from './codes/config.ts'
import { execCodes } from './codes/exec.ts'
import { netCodes } from './codes/net.ts'
import { providerCodes } from './codes/provider.ts'
import { specCodes } from './codes/spec.ts'
import { streamCodes } from './codes/stream.ts'

/** Every code, AREA_WHAT. The area says whose fault it is, so that the market charges the right party. */
export const errorCodes = {
  ...specCodes,
  ...providerCodes,
  ...chainCodes,
  ...netCodes,
  ...execCodes,
  ...streamCodes,
  ...configCodes,
  ...apiCodes,
  ...bugCodes,
}

export type ErrorCode = keyof typeof errorCodes
