import { MusterError, type NetworkDefinition, tokensToWei } from '@muster-network/core'
import { type Abi, type Address, encodeDeployData, type Hex, zeroAddress } from 'viem'
import { classIdOf } from '../commitments/ids.ts'
import { parseHex } from '../commitments/parseHex.ts'
import { type ContractKind, contractCode } from './contractCode.ts'
import type { DeploymentInputs } from './DeploymentInputs.ts'
import { rulesOf } from './rulesOf.ts'
import { slotAddress } from './slotAddress.ts'

export type PlannedContract = { name: string; kind: ContractKind; address: Address; initCode: Hex }

export type PlanContext = {
  definition: NetworkDefinition
  inputs: DeploymentInputs
  /** The initial governance; it transfers governance to the timelock at the end. */
  deployer: Address
  assembler: Address
  /** Start of emission, epochs and sale, in seconds since 1970. */
  startedAt: number
}

/**
 * Plans every contract of a network with its address and creation code, ordered so that constructors only call deployed
 * contracts. Pure: the same definition and inputs give the same plan, so that a deployment can be resumed and anyone can
 * verify it.
 *
 * @throws MusterError CONFIG_INVALID when the definition needs an input that is missing
 */
export function planNetwork(context: PlanContext): PlannedContract[] {
  const { definition, inputs, deployer, assembler, startedAt } = context
  const { token, emission, exchangeTax, sale, pricing, staking, uptime, registry, classes, governance } =
    definition
  const at = (name: string) => slotAddress(assembler, name)
  const wei = tokensToWei
  const plan: PlannedContract[] = []
  const add = (name: string, kind: ContractKind, args: readonly unknown[] = []) => {
    const { abi, code } = contractCode[kind]
    const initCode = encodeDeployData({ abi: abi as Abi, bytecode: parseHex(code), args })
    plan.push({ name, kind, address: at(name), initCode })
  }
  const needed = <T>(value: T | undefined, input: string): T => {
    if (value !== undefined) return value
    throw new MusterError('CONFIG_INVALID', `the deployment of ${definition.name} requires ${input}`)
  }

  const receivers: Record<string, Address | undefined> = {
    ...inputs.accounts,
    treasury: at('timelock'),
    stakingPool: at('stakingPool'),
    uptimePool: at('uptimePool'),
    sale: at('sale'),
  }
  const tokenConfig = {
    name: token.name,
    symbol: token.symbol,
    cap: wei(token.cap),
    emission: emission === null ? zeroAddress : at('emission'),
    genesis: token.genesis.map((grant) => ({
      to: needed(receivers[grant.to], `the account of ${grant.to}`),
      amount: wei(grant.amount),
    })),
  }
  const exchange = () => needed(inputs.exchange, 'an exchange')
  if (exchangeTax !== null) {
    const tax = {
      bps: exchangeTax.bps,
      factory: exchange().factory,
      receiver: at('timelock'),
      governance: at('timelock'),
    }
    add('token', 'TaxedToken', [tokenConfig, tax])
  } else if (sale !== null) {
    add('token', 'SaleToken', [tokenConfig, exchange().factory, exchange().wrappedNative, at('sale')])
  } else {
    add('token', 'Token', [tokenConfig])
  }
  if (emission !== null) {
    const to = {
      foundation: needed(inputs.accounts.foundation, 'the account of foundation'),
      foundationBps: emission.foundationBps,
      stakingPool: at('stakingPool'),
      stakingBps: emission.stakingBps,
      uptimePool: at('uptimePool'),
    }
    const schedule = emission.schedule.map(({ perYear, years }) => ({
      perYear: wei(perYear),
      lengthYears: years,
    }))
    add('emission', 'Emission', [at('token'), BigInt(startedAt), to, schedule])
  }

  add('timelock', 'BoundedTimelock', [
    BigInt(governance.timelockDelay),
    BigInt(governance.timelockFloor),
    at('governor'),
  ])
  add('stakingPool', 'RewardPool', [at('token'), at('staking')])
  add('staking', 'Staking', [
    {
      token: at('token'),
      pool: at('stakingPool'),
      emission: tokenConfig.emission,
      governance: at('timelock'),
      rateBps: BigInt(staking.rateBps),
      leaveSeconds: BigInt(staking.leaveSeconds),
    },
  ])
  add('votingPower', 'VotingPower', [at('token'), at('staking')])
  add('governor', 'MusterGovernor', [
    at('votingPower'),
    at('timelock'),
    {
      votingDelay: governance.votingDelay,
      votingPeriod: governance.votingPeriod,
      proposalThreshold: wei(governance.proposalThreshold),
      quorumPercent: BigInt(governance.quorumPercent),
      shortestPeriod: governance.shortestPeriod,
      highestThreshold: wei(governance.highestThreshold),
    },
  ])

  const peers = {
    registry: at('registry'),
    nft: at('nft'),
    history: at('history'),
    parameters: at('parameters'),
    gate: at('reservations'),
    council: at('council'),
    replicas: at('replicas'),
    disputes: at('disputes'),
    liveness: at('liveness'),
    sureties: at('sureties'),
  }
  /** The contracts that may move stake and write records. */
  const callers = [at('market'), at('council'), at('disputes'), at('streams')]
  /** The contracts whose work the council checks and the jury judges. */
  const checkedCallers = [at('market'), at('streamAudits')]
  add('registry', 'ProviderRegistry', [
    {
      token: at('token'),
      callers: [...callers, at('sureties'), at('marginPanel')],
      parameters: at('parameters'),
      workClasses: classes.work.map(classIdOf),
      serviceClasses: classes.service.map(classIdOf),
      gate: registry.identityGate ? needed(inputs.identityGate, 'an identity gate') : zeroAddress,
      nodeStake: wei(registry.nodeStake),
      nodeNativeStake: wei(registry.nodeNativeStake),
      bondUnit: wei(registry.bondUnit),
      minimumBond: registry.minimumBond,
      epochLength: registry.epochLength,
      unbondingDelay: registry.unbondingDelay,
      jailTime: registry.jailTime,
    },
  ])
  add('nft', 'AllocationNFT', [at('market')])
  add('history', 'History', [
    at('registry'),
    [...callers, at('streamAudits')],
    wei(registry.halfRank),
    { count: registry.jailSilences, window: registry.jailWindow, gap: registry.silenceGap },
  ])
  add('parameters', 'Parameters', [
    at('registry'),
    deployer,
    rulesOf(definition.rules),
    [at('token')],
    // the rate of the stake token to itself
    [10n ** 18n],
  ])
  add('marketAwards', 'TaskAwards', [peers])
  add('marketWork', 'TaskWork', [peers])
  add('marketSettlement', 'TaskSettlement', [peers])
  add('market', 'TaskMarket', [peers, at('marketAwards'), at('marketWork'), at('marketSettlement')])
  add('council', 'Council', [peers, checkedCallers])
  add('replicas', 'Replicas', [at('market')])
  add('disputes', 'Disputes', [peers, checkedCallers])
  add('liveness', 'Liveness', [at('market')])
  add('sureties', 'Sureties', [at('registry'), at('market')])
  const streamPeers = {
    registry: at('registry'),
    parameters: at('parameters'),
    history: at('history'),
    audits: at('streamAudits'),
  }
  add('streamOpening', 'StreamOpening', [streamPeers])
  add('streams', 'Streams', [streamPeers, at('streamOpening')])
  add('streamAudits', 'StreamAudits', [peers, at('marginPanel'), at('streams')])
  add('marginSeats', 'MarginSeats', [peers, [at('streamAudits')]])
  add('marginPanel', 'MarginPanel', [peers, [at('streamAudits')], at('marginSeats')])
  add('payPerUnit', 'PerUnit')
  add('payLogProgress', 'LogProgress')

  add('pricing', 'Pricing', [
    {
      registry: at('registry'),
      market: at('market'),
      token: at('token'),
      reservations: at('reservations'),
      stakePerPoint: wei(pricing.stakePerPoint),
      onlineSeconds: pricing.onlineSeconds,
    },
    {
      governance: at('timelock'),
      basePrice: wei(pricing.pointHour),
      minBasePrice: wei(pricing.minPointHour),
      maxBasePrice: wei(pricing.maxPointHour),
      normalUsage: wei(pricing.normalUsage),
      fullNodeBps: BigInt(pricing.fullNodeBps),
      stepPerHour: wei(pricing.stepPerHour),
    },
  ])
  add('reservations', 'Reservations', [
    at('token'),
    at('pricing'),
    BigInt(definition.reservations.answerSeconds),
  ])
  add('uptimePool', 'RewardPool', [at('token'), at('uptime')])
  add('uptime', 'UptimeRewards', [
    {
      registry: at('registry'),
      jury: at('disputes'),
      token: at('token'),
      pool: at('uptimePool'),
      emission: tokenConfig.emission,
      start: startedAt,
      epochSeconds: uptime.epochSeconds,
      perEpoch: wei(uptime.perEpoch),
      stakePerPoint: wei(pricing.stakePerPoint),
      rateBps: BigInt(uptime.rateBps),
      challengeSeconds: uptime.challengeSeconds,
      reviewSeconds: uptime.reviewSeconds,
      claimSeconds: uptime.claimSeconds,
      challengeBond: wei(uptime.challengeBond),
    },
  ])
  if (sale !== null) {
    const from = startedAt + sale.startsAfter
    add('sale', 'Sale', [
      {
        token: at('token'),
        wrappedNative: exchange().wrappedNative,
        treasury: at('timelock'),
        rate: BigInt(sale.tokensPerCoin),
        floor: wei(sale.floor),
        most: wei(sale.most),
        liquidityBps: sale.liquidityBps,
        from,
        until: from + sale.lasts,
      },
    ])
  }
  return plan
}
