import { setTimeout as delay } from 'node:timers/promises'
import { hasCode, type Logger, MusterError, silentLogger } from '@muster-network/core'
import { type Abi, type Address, type Hex, keccak256, type TransactionReceipt } from 'viem'
import { parseHex } from '../commitments/parseHex.ts'
import type { ChainDefinition } from '../connection/ChainDefinition.ts'
import type { Rpc } from '../connection/Rpc.ts'
import { requestResult } from '../connection/requestResult.ts'
import { allErrors } from '../contracts/allErrors.ts'
import type { TransactionSender } from '../contracts/bindContract.ts'
import { revertHints } from '../contracts/revertHints.ts'
import type { Signer } from '../keys/Signer.ts'
import { classifyRefusal } from './classifyRefusal.ts'
import { decodeRevert, type RevertHints } from './decodeRevert.ts'
import type { Attempt, ContractCall, IntentJournal } from './IntentJournal.ts'
import { type Fees, hexQuantity, raiseFees, readFees } from './readFees.ts'
import { readReceipt } from './readReceipt.ts'

export type JournalledSenderOptions = {
  rpc: Rpc
  chain: ChainDefinition
  signer: Signer
  journal: IntentJournal
  /** The errors of the contracts and their hints; ours by default. */
  errors?: { abi: Abi; hints: RevertHints }
  log?: Logger
}

/** Checks before a nonce counts as used by a foreign transaction. */
const nonceChecks = 3
/** A transaction that waits this long may wait for an earlier one that the chain has lost. */
const gapAfterMs = 2_000
/** Mined transactions that are looked at again after a reorganisation: more than a node sends in that many blocks. */
const recentlyMined = 64

/**
 * Sends the transactions of one key. The caller chooses an intent id for each, such as `award:<taskId>`: sending the same
 * intent again, also after a crash, waits for the same transaction. Use one sender per key, because it assigns the nonces.
 */
export class JournalledSender implements TransactionSender {
  readonly #options: JournalledSenderOptions
  readonly #log: Logger
  readonly #running = new Map<string, Promise<TransactionReceipt>>()
  /** Serialises signing, so that no two transactions get the same nonce. */
  #signing: Promise<unknown> = Promise.resolve()

  constructor(options: JournalledSenderOptions) {
    this.#options = options
    this.#log = options.log ?? silentLogger
  }

  get address(): Address {
    return this.#options.signer.address
  }

  /**
   * Estimates, signs, journals and sends a call, and waits until it is confirmed.
   *
   * @throws CHAIN_REVERTED before anything is signed; CHAIN_TX_FAILED, CHAIN_TX_REJECTED, CHAIN_TX_STUCK,
   * CHAIN_INTENT_CHANGED, and the errors of the connection
   */
  async send(
    call: ContractCall,
    { intent, signal }: { intent: string; signal?: AbortSignal },
  ): Promise<TransactionReceipt> {
    const { state, minedHash } = this.#options.journal.begin(intent, this.address, call)
    const running = this.#running.get(intent)
    if (running) return running
    const result = this.#receiptOf(intent, call, state === 'mined' ? minedHash : undefined, signal).finally(
      () => this.#running.delete(intent),
    )
    this.#running.set(intent, result)
    return result
  }

  /**
   * Sends every signed transaction again that the chain lacks: after a restart those that were not confirmed, after a
   * reorganisation also those that it removed. Somebody may still wait for the effect of a transaction whose sender was told
   * long ago that it is mined.
   */
  async resume(): Promise<{ intent: string; receipt: Promise<TransactionReceipt> }[]> {
    const { journal, rpc } = this.#options
    const lost = []
    for (const intent of journal.lastMined(this.address, recentlyMined))
      if (!(await readReceipt(rpc, intent.minedHash))) lost.push(intent)
    const open = journal.openIntents(this.address).filter(({ id }) => journal.attempts(id).length > 0)
    return [...lost, ...open].map(({ id, call }) => ({
      intent: id,
      receipt: this.send(call, { intent: id }),
    }))
  }

  /**
   * Returns the receipt of a mined intent. A reorganisation may have removed its transaction: then the same signed
   * transaction is sent again, which an endpoint that only lags behind rejects as known.
   */
  async #receiptOf(
    intentId: string,
    call: ContractCall,
    minedHash: Hex | undefined,
    signal: AbortSignal | undefined,
  ): Promise<TransactionReceipt> {
    if (minedHash !== undefined) {
      const receipt = await readReceipt(this.#options.rpc, minedHash)
      if (receipt) return checkStatus(receipt)
      this.#log.warn({ intentId, hash: minedHash }, 'the chain lost a mined transaction; sending it again')
      this.#options.journal.reopen(intentId)
    }
    return this.#deliver(intentId, call, signal)
  }

  async #deliver(
    intentId: string,
    call: ContractCall,
    signal: AbortSignal | undefined,
  ): Promise<TransactionReceipt> {
    const { journal, chain } = this.#options
    let attempts = journal.attempts(intentId)
    if (attempts.length === 0) attempts = [await this.#signFirst(intentId, call)]
    // not the machine's clock, which may jump
    for (const giveUpAt = performance.now() + 20 * chain.stuckMs; ; ) {
      const receipt = await this.#awaitReceipt(intentId, attempts, signal)
      if (receipt) {
        journal.finish(intentId, 'mined', receipt.transactionHash)
        return checkStatus(receipt)
      }
      if (performance.now() > giveUpAt)
        throw new MusterError(
          'CHAIN_TX_STUCK',
          `transaction ${attempts.at(-1)!.hash} was not included in time`,
          {
            details: { intentId },
          },
        )
      const next = await this.#replace(intentId, call, attempts)
      if (next) attempts = [...attempts, next]
      else await delay(chain.pollMs, undefined, signal ? { signal } : {})
    }
  }

  /** Broadcasts the newest attempt and waits until any attempt is confirmed; returns undefined on a timeout. */
  async #awaitReceipt(
    intentId: string,
    attempts: Attempt[],
    signal: AbortSignal | undefined,
  ): Promise<TransactionReceipt | undefined> {
    const { rpc, chain } = this.#options
    const newest = attempts.at(-1)!
    const refusal = await this.#broadcast(newest, attempts.length === 1)
    if (refusal === 'underpriced') return undefined
    let lookedAt = performance.now()
    for (const until = performance.now() + chain.stuckMs; performance.now() < until; ) {
      signal?.throwIfAborted()
      for (const { hash } of attempts) {
        const receipt = await readReceipt(rpc, hash)
        if (!receipt) continue
        const head = Number(await requestResult<Hex>(rpc, 'eth_blockNumber'))
        if (head - Number(receipt.blockNumber) >= chain.confirmations) return receipt
      }
      // a foreign transaction used the nonce: another program uses the key; only then is a new nonce safe
      if (refusal === 'nonceUsed' && (await this.#nonceTaken(newest.nonce, attempts))) return undefined
      await delay(chain.pollMs, undefined, signal ? { signal } : {})
      if (performance.now() - lookedAt < gapAfterMs) continue
      await this.#fillGap(newest.nonce)
      lookedAt = performance.now()
    }
    this.#log.warn({ intentId, hash: newest.hash }, 'transaction is still pending')
    return undefined
  }

  /**
   * Sends the earlier transactions of this key again that the chain does not have: no later one can be included before
   * them. They were lost in a reorganisation, or signed just before a crash.
   */
  async #fillGap(nonce: number): Promise<void> {
    const { rpc, journal } = this.#options
    const next = Number(await requestResult<Hex>(rpc, 'eth_getTransactionCount', [this.address, 'latest']))
    for (const { raw, hash, nonce: missing } of journal.attemptsBetween(this.address, next, nonce)) {
      const { error } = await rpc('eth_sendRawTransaction', [raw])
      if (!error)
        this.#log.warn({ hash, nonce: missing }, 'the chain lacked an earlier transaction; sent again')
    }
  }

  async #broadcast(
    { raw, hash, intentId, nonce }: Attempt,
    only: boolean,
  ): Promise<'sent' | 'underpriced' | 'nonceUsed'> {
    const { error } = await this.#options.rpc('eth_sendRawTransaction', [raw])
    if (!error) return 'sent'
    const refusal = classifyRefusal(error.message)
    if (refusal === 'known') return 'sent'
    if (refusal === 'busy')
      throw new MusterError('CHAIN_BUSY', `the chain takes no transactions now: ${error.message}`, {
        details: { intentId, hash },
      })
    if (refusal !== 'invalid') return refusal
    // a replacement that the sender cannot pay changes nothing: the previous attempt is still pending
    if (!only) return 'sent'
    this.#options.journal.finish(intentId, 'refused')
    throw new MusterError('CHAIN_TX_REJECTED', `the chain rejected the transaction: ${error.message}`, {
      details: { intentId, hash, nonce },
    })
  }

  /**
   * Returns whether a foreign transaction has used the nonce. Checks several times, at the depth of confirmed blocks: a
   * lagging endpoint may report the new nonce before the receipt, and a false positive would send twice.
   */
  async #nonceTaken(nonce: number, attempts: Attempt[]): Promise<boolean> {
    const { rpc, signer, chain } = this.#options
    for (let check = 0; check < nonceChecks; check++) {
      if (check > 0) await delay(chain.pollMs)
      const head = Number(await requestResult<Hex>(rpc, 'eth_blockNumber'))
      const block = hexQuantity(Math.max(0, head - chain.confirmations))
      if (Number(await requestResult<Hex>(rpc, 'eth_getTransactionCount', [signer.address, block])) <= nonce)
        return false
      const receipts = await Promise.all(attempts.map(({ hash }) => readReceipt(rpc, hash)))
      if (receipts.some((receipt) => receipt !== undefined)) return false
    }
    return true
  }

  /** Signs the next attempt of a stuck transaction; returns undefined when the fee limit is reached. */
  async #replace(intentId: string, call: ContractCall, attempts: Attempt[]): Promise<Attempt | undefined> {
    const { chain, rpc } = this.#options
    const newest = attempts.at(-1)!
    if (await this.#nonceTaken(newest.nonce, attempts)) {
      // none of its transactions can be included any more: it is over when the call fails now
      const ended = (error: unknown) => {
        if (hasCode(error, 'CHAIN_REVERTED')) this.#options.journal.finish(intentId, 'refused')
        throw error
      }
      return this.#signFirst(intentId, call).catch(ended)
    }
    const fees = raiseFees(await readFees(rpc, chain), newest.feeWei, chain.maxFeePerGasWei)
    if (!fees) return undefined
    this.#log.info(
      { intentId, nonce: newest.nonce, feeWei: fees.feeWei },
      'transaction replaced with a higher fee',
    )
    const gas = await this.#estimate(call)
    return this.#exclusively(() => this.#sign(intentId, call, { nonce: newest.nonce, fees, gas }))
  }

  async #signFirst(intentId: string, call: ContractCall): Promise<Attempt> {
    const { rpc, chain } = this.#options
    const [fees, gas] = await Promise.all([readFees(rpc, chain), this.#estimate(call)])
    return this.#exclusively(async () =>
      this.#sign(intentId, call, { nonce: await this.#nextNonce(intentId), fees, gas }),
    )
  }

  /** @throws CHAIN_REVERTED */
  async #estimate(call: ContractCall): Promise<bigint> {
    const { rpc, signer, errors = { abi: allErrors, hints: revertHints } } = this.#options
    const { result, error } = await rpc('eth_estimateGas', [request(signer.address, call)])
    if (error) throw decodeRevert(error, errors.abi, errors.hints)
    return (BigInt(parseHex(result)) * 5n) / 4n // the state may change slightly before the transaction is mined
  }

  async #nextNonce(intentId: string): Promise<number> {
    const { rpc, signer, journal } = this.#options
    const open = journal.openNonces(signer.address, intentId)
    let nonce = Number(await requestResult<Hex>(rpc, 'eth_getTransactionCount', [signer.address, 'latest']))
    while (open.has(nonce)) nonce++
    return nonce
  }

  async #sign(
    intentId: string,
    call: ContractCall,
    terms: { nonce: number; fees: Fees; gas: bigint },
  ): Promise<Attempt> {
    const { chain, signer, journal } = this.#options
    const { nonce, gas } = terms
    const { feeWei, tipWei } = terms.fees
    const common = {
      chainId: chain.chainId,
      nonce,
      gas,
      to: call.to,
      data: call.data,
      value: call.value ?? 0n,
    }
    const raw = await signer.signTransaction(
      chain.fees === 'legacy'
        ? { ...common, type: 'legacy', gasPrice: feeWei }
        : { ...common, type: 'eip1559', maxFeePerGas: feeWei, maxPriorityFeePerGas: tipWei },
    )
    const attempt: Attempt = { intentId, nonce, hash: keccak256(raw), raw, feeWei }
    journal.addAttempt(signer.address, attempt)
    return attempt
  }

  #exclusively<T>(run: () => Promise<T>): Promise<T> {
    const result = this.#signing.then(run, run)
    this.#signing = result.catch(() => {})
    return result
  }
}

function request(from: Hex, { to, data, value = 0n }: ContractCall) {
  return { from, to, data, value: hexQuantity(value) }
}

function checkStatus(receipt: TransactionReceipt): TransactionReceipt {
  if (receipt.status === 'success') return receipt
  throw new MusterError('CHAIN_TX_FAILED', `transaction ${receipt.transactionHash} was included but failed`, {
    details: { hash: receipt.transactionHash, block: receipt.blockNumber },
  })
}
