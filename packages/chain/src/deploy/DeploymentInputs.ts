import type { GenesisReceiver } from '@muster-network/core'
import type { Address } from 'viem'

/** What a definition leaves to the one who deploys it: people, and what exists on the chain already. */
export type DeploymentInputs = {
  /** Who receives the shares of people; only those that the definition names are needed. */
  accounts: Partial<Record<'team' | 'foundation' | 'community', Address>>
  /** The first veto nodes; governance appoints and dismisses later ones. */
  vetoes: readonly Address[]
  /** A Uniswap v2 exchange; needed for a sale or an exchange tax. */
  exchange?: { factory: Address; wrappedNative: Address } | undefined
  /** Confirms operators; needed where the definition asks for identity. */
  identityGate?: Address | undefined
}

export type PersonalReceiver = Extract<GenesisReceiver, 'team' | 'foundation' | 'community'>
