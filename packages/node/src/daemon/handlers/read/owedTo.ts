import { accountOf, type Serving } from '../Serving.ts'

/** Returns the balances of this account in the contracts, each withdrawn by its own call. */
export async function owedTo(serving: Serving) {
  const { network } = serving.daemon.context
  const { token } = network.addresses
  const me = accountOf(serving)
  const [inMarket, inDisputes, inLiveness, inRegistry, inReservations] = await Promise.all([
    network.market.read.balanceOf([token, me]),
    network.disputes.read.balanceOf([token, me]),
    network.liveness.read.balanceOf([token, me]),
    network.registry.read.claimable([me]),
    serving.economy.reservations.read.balanceOf([me]),
  ])
  return {
    inMarket,
    inDisputes,
    inLiveness,
    inRegistry,
    inReservations,
    totalWei: inMarket + inDisputes + inLiveness + inRegistry + inReservations,
  }
}
