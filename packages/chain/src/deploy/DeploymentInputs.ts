import type { GenesisReceiver } from '@muster-network/core'
import type { Address } from 'viem'

/** Inputs of a deployment that the definition does not contain: accounts of people, and existing contracts. */
export type DeploymentInputs = {
  /** Accounts that receive genesis tokens; only those that the definition names are required. */
  accounts: Partial<Record<'team' | 'foundation' | 'community', Address>>
  /** The first veto nodes; governance appoints and dismisses later ones. */
  vetoes: readonly Address[]
  /** A Uniswap v2 exchange; required for a sale or an exchange tax. */
  exchange?: { factory: Address; wrappedNative: Address } | undefined
  /** The contract that verifies operators; required when the definition sets an identity gate. */
  identityGate?: Address | undefined
}

export type PersonalReceiver = Extract<GenesisReceiver, 'team' | 'foundation' | 'community'>
