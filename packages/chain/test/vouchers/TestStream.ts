import { tokensToWei } from '@muster-network/core'
import { type Address, encodeAbiParameters, type Hex, keccak256, numberToHex, zeroHash } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { classIdOf, nodeIdOf } from '../../src/commitments/ids.ts'
import { ChainDefinition } from '../../src/connection/ChainDefinition.ts'
import { clientFor } from '../../src/connection/clientFor.ts'
import { failoverRpc } from '../../src/connection/FailoverRpc.ts'
import { bindNetwork, NetworkAddresses } from '../../src/contracts/bindNetwork.ts'
import type { StreamTerms } from '../../src/contracts/types.ts'
import { rulesOf } from '../../src/deploy/rulesOf.ts'
import { LocalSigner } from '../../src/keys/LocalSigner.ts'
import { Admission, Voucher } from '../../src/signatures/messages.ts'
import type { SignedVoucher, StreamAccount } from '../../src/vouchers/SignedMessages.ts'
import { TestNetwork } from '../deploy/TestNetwork.ts'

export const chainId = 31_337
export const guaranteeWei = tokensToWei('5')
const classId = classIdOf('wasm/2')

/** The key of a person in these tests. */
export const keyOf = (n: number): Hex => keccak256(numberToHex(n))
export const signerOf = (n: number) => new LocalSigner(keccak256(numberToHex(n), 'bytes'))

/** Connects to a chain by URL, as a process of its own does. */
export function connect(url: string, addresses: NetworkAddresses) {
  const chain = ChainDefinition.parse({
    ...{ chainId, rpcUrls: [url], confirmations: 0, pollMs: 20, stuckMs: 20_000 },
  })
  const rpc = failoverRpc(chain)
  return { chain, rpc, network: bindNetwork(clientFor(rpc, { pollMs: 20 }), addresses) }
}

/** A chain with a network, one open stream on it, and providers that have joined. The stream pays in the stake token. */
export class TestStream {
  readonly network: TestNetwork
  readonly terms: StreamTerms
  readonly streamId: Hex
  readonly providers: PrivateKeyAccount[]
  /** Signs vouchers. */
  readonly signer = signerOf(1)

  private constructor(
    network: TestNetwork,
    terms: StreamTerms,
    streamId: Hex,
    providers: PrivateKeyAccount[],
  ) {
    this.network = network
    this.terms = terms
    this.streamId = streamId
    this.providers = providers
  }

  static async start(providers: number): Promise<TestStream> {
    const network = await TestNetwork.start('muster')
    const client = network.people.community
    const rules = rulesOf(network.definition.rules)
    const terms: StreamTerms = {
      ...{ client: client.address, signer: signerOf(1).address, peer: classId, token: network.at('token') },
      ...{ content: classId, classId, salt: zeroHash, guarantee: guaranteeWei },
      ...{ stakeLock: tokensToWei('20'), trustLock: tokensToWei('20'), council: 1, maxSubscribers: 64 },
      ...{ epochSeconds: 60, settleSeconds: 600, settleBlocks: 2, accuseSeconds: 300, holdSeconds: 600 },
      ...{ maxDowntime: 600, how: 0, seats: 3, unitWork: 1_000n, runSeconds: 60, rate: 10n ** 18n },
      rules: (await network.read('parameters', 'rulesHash')) as Hex,
    }
    await network.send(client, 'token', 'approve', [network.at('streams'), tokensToWei('100000')])
    await network.send(client, 'streams', 'open', [terms, rules, tokensToWei('1000'), '0x'])
    const streamId = (await network.read('streams', 'idOf', terms)) as Hex
    const accounts = Array.from({ length: providers }, (_, i) => privateKeyToAccount(keyOf(100 + i)))
    const stream = new TestStream(network, terms, streamId, accounts)
    for (const account of accounts) await stream.#join(account)
    return stream
  }

  get addresses(): NetworkAddresses {
    return NetworkAddresses.parse(
      Object.fromEntries(Object.keys(NetworkAddresses.shape).map((name) => [name, this.network.at(name)])),
    )
  }

  get domain() {
    return { chainId, verifyingContract: this.network.at('streams') }
  }

  /** The account of a provider as a book expects it. */
  async accountOf(payee: Address): Promise<StreamAccount> {
    const { claimed } = await this.network.read('streams', 'accountOf', this.streamId, payee)
    return {
      ...{ streamId: this.streamId, payee, signer: this.signer.address, receiptKey: payee },
      ...{ claimedWei: claimed, guaranteeWei },
    }
  }

  async voucher(payee: Address, amount: bigint, by = this.signer): Promise<SignedVoucher> {
    const voucher = { streamId: this.streamId, payee, amount, epoch: 0, count: 0n, root: zeroHash } as const
    return { voucher, signature: await by.signMessage(this.domain, Voucher, voucher) }
  }

  async claimedBy(payee: Address): Promise<bigint> {
    return (await this.network.read('streams', 'accountOf', this.streamId, payee)).claimed
  }

  /** The pay that a provider can withdraw. */
  async balanceOf(payee: Address): Promise<bigint> {
    return this.network.read('streams', 'balanceOf', this.terms.token, payee)
  }

  async #join(provider: PrivateKeyAccount): Promise<void> {
    const { network } = this
    const peerKey = keccak256(encodeAbiParameters([{ type: 'address' }], [provider.address]))
    await network.chain.test.setBalance({ address: provider.address, value: 10n ** 20n })
    await network.send(network.people.community, 'token', 'transfer', [provider.address, tokensToWei('100')])
    await network.send(provider, 'token', 'approve', [network.at('registry'), tokensToWei('100')])
    await network.send(provider, 'registry', 'deposit', [tokensToWei('100')])
    const facts = { score: 100, region: 0, class: classId, peerKey, priceHint: 0n, relays: [] }
    await network.send(provider, 'registry', 'listNode', [{ ...facts, encryptionKey: classId, endpoint: '' }])
    const admission = {
      ...{ streamId: this.streamId, provider: provider.address, node: nodeIdOf(provider.address, peerKey) },
      ...{ joins: 0, expiry: (await network.now()) + 3_600 },
    }
    const signature = await this.signer.signMessage(this.domain, Admission, admission)
    await network.send(provider, 'streams', 'join', [this.terms, admission, signature, provider.address])
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.network[Symbol.asyncDispose]()
  }
}
