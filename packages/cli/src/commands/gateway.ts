import path from 'node:path'
import type { GatewayView } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import { connect } from '../connect.ts'
import { ownCommand } from '../output/ownCommand.ts'
import { print } from '../output/print.ts'
import type { Program } from '../Program.ts'

type Options = { listen?: string; tlsCert?: string; tlsKey?: string; off?: boolean; json?: boolean }

/** `muster gateway`: shows where the gateway listens, turns it on and off, and moves it. */
export function addGateway(program: Program): void {
  program
    .command()
    .option('--listen <host:port>', 'turn the gateway on at this address, such as 127.0.0.1:18800')
    .option('--tls-cert <file>', 'certificate in PEM format; the gateway then speaks HTTPS')
    .option('--tls-key <file>', 'key of the certificate in PEM format')
    .option('--off', 'turn the gateway off')
    .option('--json', 'print one JSON object')
    .action((options: Options) => gateway(options))
}

async function gateway(options: Options): Promise<void> {
  const { listen, tlsCert, tlsKey, off } = options
  if ((tlsCert === undefined) !== (tlsKey === undefined))
    throw invalid('--tls-cert and --tls-key belong together.', 'Pass both files, or none.')
  if (listen === undefined && tlsCert !== undefined)
    throw invalid('--tls-cert needs --listen.', 'Name the address, such as --listen 0.0.0.0:443.')
  if (off && listen !== undefined)
    throw invalid('--off and --listen contradict each other.', 'Pass one of them.')
  const address = listen === undefined ? undefined : parseAddress(listen)
  const { api } = await connect()
  if (off) {
    await api.stopGateway()
    print(options, { baseUrl: null }, () => 'The gateway is off.\n')
    return
  }
  const tls =
    tlsCert === undefined || tlsKey === undefined
      ? {}
      : { tls: { certFile: path.resolve(tlsCert), keyFile: path.resolve(tlsKey) } }
  const view = address ? await api.startGateway({ body: { ...address, ...tls } }) : await api.getGateway()
  print(options, view, () => textOf(view))
}

function textOf({ baseUrl, host }: GatewayView): string {
  if (baseUrl === null)
    return `The gateway is off. To turn it on: ${ownCommand('gateway --listen 127.0.0.1:18800')}\n`
  const isOpen = host !== null && !/^(127\.|localhost$|::1$)/.test(host)
  const isPlain = baseUrl.startsWith('http:')
  return [
    `The gateway listens: ${baseUrl}\n`,
    ...(isOpen && isPlain
      ? ['! Other machines can reach it, and API keys travel unencrypted: pass --tls-cert and --tls-key.\n']
      : []),
  ].join('')
}

/** Parses `host:port`, with brackets around an IPv6 address. @throws CONFIG_INVALID */
function parseAddress(text: string): { host: string; port: number } {
  const [, six, four, digits] = /^(?:\[([0-9a-fA-F:.]+)\]|([^:\s[\]]+)):(\d{1,5})$/.exec(text) ?? []
  const port = Number(digits)
  const host = six ?? four
  if (host !== undefined && port <= 65_535) return { host, port }
  throw invalid(`Invalid --listen "${text}".`, 'Write host:port, such as 127.0.0.1:18800 or [::1]:18800.')
}

const invalid = (what: string, hint: string) => new MusterError('CONFIG_INVALID', what, { hint })
