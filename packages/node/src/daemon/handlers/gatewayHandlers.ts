import type { GatewayView, KeyView } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import type { GatewayService } from '../../gateway/GatewayService.ts'
import type { GatewayServer } from '../../gateway/http/serveGateway.ts'
import type { ApiKey, KeySettings } from '../../gateway/keys/ApiKey.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'

/** Handlers for the gateway's server and its API keys. */
export function gatewayHandlers(service: GatewayService): ApiHandlers {
  const { keys, usage } = service.gateway
  return {
    async getGateway() {
      return gatewayView(service.server)
    },
    async startGateway({ body: { host, port, tls } }) {
      if (host === undefined && (port !== undefined || tls))
        throw new MusterError('API_UNPROCESSABLE', 'host: an address needs a host, such as 127.0.0.1')
      const address = host === undefined ? undefined : { host, port: port ?? 0, ...(tls && { tls }) }
      return gatewayView(await service.listen(address))
    },
    async stopGateway() {
      await service.turnOff()
      return {}
    },
    async listKeys() {
      return { keys: keys.list().map(keyView) }
    },
    async createKey({ body: { name, ...limits } }) {
      const { dayBudgetWei, totalBudgetWei, ...rest } = limits
      const settings = {
        ...rest,
        dayBudgetWei: dayBudgetWei?.toString(),
        totalBudgetWei: totalBudgetWei?.toString(),
      }
      const given = Object.entries(settings).filter(([, value]) => value != null)
      const { key, secret } = keys.create(name, Object.fromEntries(given) as KeySettings)
      return { key: keyView(key), secret }
    },
    async revokeKey({ params }) {
      return keyView(keys.revoke(params.keyId))
    },
  }

  function keyView({ id, name, settings, createdMs, revokedMs }: ApiKey): KeyView {
    const spent = usage.spentBy(id)
    const { dayBudgetWei, totalBudgetWei } = settings
    return {
      keyId: id,
      name,
      createdMs,
      revokedMs: revokedMs ?? null,
      requestsPerMinute: settings.requestsPerMinute ?? null,
      tokensPerMinute: settings.tokensPerMinute ?? null,
      concurrency: settings.concurrency ?? null,
      dayBudgetWei: dayBudgetWei === undefined ? null : BigInt(dayBudgetWei),
      totalBudgetWei: totalBudgetWei === undefined ? null : BigInt(totalBudgetWei),
      streams: settings.streams ?? null,
      expiresMs: settings.expiresMs ?? null,
      daySpentWei: spent.dayWei,
      spentWei: spent.totalWei,
    }
  }
}

const gatewayView = (server: GatewayServer | undefined): GatewayView => ({
  baseUrl: server ? `${server.url}/v1` : null,
  host: server?.host ?? null,
  port: server?.port ?? null,
})
