import { randomUUID } from 'node:crypto'
import { type Proposal, ProposalState, type ProposedCall, type Sent } from '@muster-network/api'
import { decodeCall, encodeCall, type Hex, hashText, parseAddress, readLogs } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { accountOf, type Serving } from './Serving.ts'
import { sentOf } from './sentOf.ts'

const supports = { against: 0, for: 1, abstain: 2 } as const
const zero = `0x${'0'.repeat(40)}`

type Created = {
  proposalId: bigint
  proposer: Hex
  targets: readonly Hex[]
  values: readonly bigint[]
  calldatas: readonly Hex[]
  voteStart: bigint
  voteEnd: bigint
  description: string
}

/** Handlers for proposals and votes. */
export function governanceHandlers(serving: Serving): ApiHandlers {
  const { economy, daemon } = serving
  const { sender, network, wantBlock, nowMs } = daemon.context
  const { governor, votingPower, token, staking } = economy
  const me = accountOf(serving)
  const by = (what: string) => ({ by: sender, intent: `owner/${what}/${randomUUID()}` })

  /** Voting periods follow the chain's clock, which does not advance on a chain that makes blocks on demand. */
  const bringTime = () => wantBlock({ timestamp: Math.floor(nowMs() / 1000) })

  return {
    async getGovernance() {
      await bringTime()
      const [votesWei, delegate, thresholdWei, created] = await Promise.all([
        votingPower.read.getVotes([me]),
        token.read.delegates([me]),
        governor.read.proposalThreshold([]),
        readCreated(),
      ])
      return {
        votesWei,
        delegate: delegate === zero ? null : delegate,
        thresholdWei,
        proposals: await Promise.all(created.reverse().map(viewOf)),
      }
    },
    async propose({ body }) {
      const calls = body.calls.map(encode)
      await bringTime()
      const receipt = await governor.send.propose(
        [
          calls.map((call) => call.target),
          calls.map(() => 0n),
          calls.map((call) => call.data),
          body.description,
        ],
        by('propose'),
      )
      const newest = (await readCreated())
        .filter((each) => each.proposer.toLowerCase() === me.toLowerCase())
        .at(-1)
      return { proposalId: String(newest?.proposalId ?? 0n), sent: sentOf(receipt) }
    },
    vote: async ({ params, body }) =>
      sentOf(
        await governor.send.castVoteWithReason(
          [BigInt(params.proposalId), supports[body.support], body.reason],
          by('vote'),
        ),
      ),
    async queueProposal({ params }) {
      const { targets, values, calldatas, description } = await find(params.proposalId)
      return sentOf(
        await governor.send.queue([targets, values, calldatas, hashText(description)], by('queue')),
      )
    },
    async executeProposal({ params }) {
      const { targets, values, calldatas, description } = await find(params.proposalId)
      return sentOf(
        await governor.send.execute([targets, values, calldatas, hashText(description)], by('execute')),
      )
    },
    async delegateVotes({ body }) {
      const to = parseAddress(body.to, daemon.context)
      const sent: Sent[] = [sentOf(await token.send.delegate([to], by('delegate')))]
      const { staked } = await staking.read.positionOf([me])
      if (staked > 0n) sent.push(sentOf(await staking.send.delegate([to], by('delegate'))))
      return { sent }
    },
  }

  async function readCreated(): Promise<Created[]> {
    const logs = await readLogs(network.client, governor, 'ProposalCreated')
    return logs as unknown as Created[]
  }

  async function find(proposalId: string): Promise<Created> {
    const found = (await readCreated()).find((each) => String(each.proposalId) === proposalId)
    if (!found) throw new MusterError('API_NOT_FOUND', `unknown proposal ${proposalId}`)
    return found
  }

  async function viewOf(each: Created): Promise<Proposal> {
    const id = each.proposalId
    const [state, votes, snapshot, eta, voted] = await Promise.all([
      governor.read.state([id]),
      governor.read.proposalVotes([id]),
      governor.read.proposalSnapshot([id]),
      governor.read.proposalEta([id]),
      governor.read.hasVoted([id, me]),
    ])
    // the quorum is known only after the proposal's snapshot
    const quorumWei = await governor.read.quorum([snapshot]).catch(() => 0n)
    const [againstWei, forWei, abstainWei] = votes
    return {
      proposalId: String(id),
      proposer: each.proposer,
      description: each.description,
      // in the order of the governor's enum
      state: ProposalState.options[state]!,
      calls: each.targets.map((target, i) => ({ target, text: describe(target, each.calldatas[i]!) })),
      votesFromMs: Number(each.voteStart) * 1000,
      votesUntilMs: Number(each.voteEnd) * 1000,
      executableMs: eta === 0n ? null : Number(eta) * 1000,
      forWei,
      againstWei,
      abstainWei,
      quorumWei,
      voted,
    }
  }

  function contractAt(address: Hex) {
    return Object.entries(economy).find(([, each]) => each?.address.toLowerCase() === address.toLowerCase())
  }

  function describe(target: Hex, data: Hex): string {
    const [name, contract] = contractAt(target) ?? []
    const call = contract && decodeCall(contract.abi, data)
    return call ? `${name}.${call.name}(${call.args.map(String).join(', ')})` : data
  }

  function encode({ contract, method, args }: ProposedCall): { target: Hex; data: Hex } {
    const bound = Object.hasOwn(economy, contract) ? economy[contract as keyof typeof economy] : undefined
    if (!bound)
      throw new MusterError('API_UNPROCESSABLE', `unknown contract "${contract}"`, {
        hint: `Use one of ${Object.keys(economy).join(', ')}.`,
      })
    return { target: bound.address, data: encodeCall(bound.abi, method, args) }
  }
}
