import { randomUUID } from 'node:crypto'
import type { Sent, Stake } from '@muster-network/api'
import { classIdOf, lowerHex, parseAddress, parseHex, type SendOptions } from '@muster-network/chain'
import { jailsOf } from '../../ledger/jailsOf.ts'
import { SetupFile } from '../../owner/SetupFile.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { approveTokens } from './approveTokens.ts'
import { owedTo } from './read/owedTo.ts'
import { accountOf, type Serving } from './Serving.ts'
import { sentOf } from './sentOf.ts'

/** Handlers for the account: its balance, transfers and stake. */
export function walletHandlers(serving: Serving): ApiHandlers {
  const { daemon, economy } = serving
  const { network, sender, ledger } = daemon.context
  const { token, registry } = network.addresses
  const me = accountOf(serving)
  /** Every call of the owner is its own transaction: the same amount twice is intended twice. */
  const by = (what: string): SendOptions => ({ by: sender, intent: `owner/${what}/${randomUUID()}` })

  return {
    async getWallet() {
      const [tokenWei, nativeWei, each] = await Promise.all([
        economy.token.read.balanceOf([me]),
        network.client.getBalance({ address: me }),
        owedTo(serving),
      ])
      return { address: me, tokenWei, nativeWei, owedWei: each.totalWei }
    },

    async collectOwed() {
      const each = await owedTo(serving)
      const sent: Sent[] = []
      const { payout } = new SetupFile(serving.config.dataDir).read()
      const to = payout === undefined ? me : parseHex(payout)
      if (each.inMarket > 0n)
        sent.push(sentOf(await network.market.send.withdrawTo([token, to], by('collect'))))
      if (each.inDisputes > 0n)
        sent.push(sentOf(await network.disputes.send.withdraw([token, me], by('collect'))))
      if (each.inLiveness > 0n)
        sent.push(sentOf(await network.liveness.send.withdraw([token, me], by('collect'))))
      if (each.inRegistry > 0n) sent.push(sentOf(await network.registry.send.claim([me], by('collect'))))
      if (each.inReservations > 0n)
        sent.push(sentOf(await economy.reservations.send.withdraw([each.inReservations], by('collect'))))
      return { collectedWei: each.totalWei, sent }
    },

    async sendFunds({ body }) {
      const to = parseAddress(body.to, daemon.context)
      if (body.asset === 'token')
        return sentOf(await economy.token.send.transfer([to, body.amountWei], by('send')))
      return sentOf(
        await sender.send({ to, data: '0x', value: body.amountWei }, { intent: by('send').intent }),
      )
    },

    async getStake(): Promise<Stake> {
      const [account, surety, silences, jailSilences, nodeStakeWei, bondUnitWei] = await Promise.all([
        network.registry.read.accountOf([me]),
        network.sureties.read.suretyOf([me]),
        network.history.read.silencesOf([me]),
        network.history.read.JAIL_SILENCES([]),
        network.registry.read.NODE_STAKE([]),
        network.registry.read.BOND_UNIT([]),
      ])
      const jail = jailsOf(ledger).get(lowerHex(me))
      // a jail lasts until the operator returns, which its node does once the time is over
      const until = (seconds: number) => (seconds === 0 ? null : seconds * 1000)
      const classes = new Set([
        classIdOf(daemon.executor.facts.class),
        ...ledger.nodes({ operator: me }).map((node) => node.classId),
      ])
      const bonds = await Promise.all(
        [...classes].map(async (classId) => ({
          classId,
          ...(await network.registry.read.bondOf([me, classId])),
        })),
      )
      return {
        freeWei: account.free,
        lockedWei: account.locked - surety.amount,
        surety: {
          amountWei: surety.amount,
          usedWei: surety.pledged + surety.largest,
          parts: surety.open,
          lostMs: until(surety.lostAt),
        },
        bondedWei: account.bonded,
        nativeWei: account.native,
        nodes: account.nodes,
        nodeStakeWei,
        bondUnitWei,
        admitted: account.admitted,
        ...(jail && { jail }),
        silences: Number(silences),
        jailSilences,
        bonds: bonds
          .filter((bond) => bond.units > 0 || bond.leaving > 0)
          .map((bond) => ({
            className: serving.classNames.of(bond.classId),
            units: bond.units,
            leaving: bond.leaving,
            leavesMs: bond.leaving > 0 ? bond.leavesAt * 1000 : null,
            duty: bond.duty,
            jailedUntilMs: until(bond.jailedUntil),
          })),
      }
    },

    async addStake({ body }) {
      await approveTokens(serving, registry, body.amountWei)
      return sentOf(await network.registry.send.deposit([body.amountWei], by('stake')))
    },
    withdrawStake: async ({ body }) =>
      sentOf(await network.registry.send.withdraw([body.amountWei, me], by('unstake'))),
    raiseSurety: async ({ body }) =>
      sentOf(await network.sureties.send.raise([body.amountWei], by('raise-surety'))),
    lowerSurety: async ({ body }) =>
      sentOf(await network.sureties.send.lower([body.amountWei], by('lower-surety'))),
    bondStake: async ({ body }) =>
      sentOf(await network.registry.send.bond([classIdOf(body.className), body.units], by('bond'))),
    unbondStake: async ({ body }) =>
      sentOf(await network.registry.send.unbond([classIdOf(body.className), body.units], by('unbond'))),
    claimBond: async ({ body }) =>
      sentOf(await network.registry.send.claimBond([classIdOf(body.className)], by('claim-bond'))),
  }
}
