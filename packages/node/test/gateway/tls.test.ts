import { writeFile } from 'node:fs/promises'
import { get } from 'node:https'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGateway, type TestGateway } from './support.ts'

/** A certificate for 127.0.0.1 that nobody else trusts; its key protects nothing. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBkTCCATagAwIBAgIUTAKcudtdADU50/ndxHktWANgkX4wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExNzE5NTE1OVoYDzIxMjYxMDI0
MTk1MTU5WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAT2GHdAeyHAJE4t5jpe58FB9zcp2TK3GV/GOGmLVy/qCQJWjtR+/Yiw
K405TgRY1B5hrlQfOfKVuCXODao3zb57o2QwYjAdBgNVHQ4EFgQUH9fXxFuX16nV
ZzmZNHHIxi1KSL8wHwYDVR0jBBgwFoAUH9fXxFuX16nVZzmZNHHIxi1KSL8wDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0kAMEYC
IQDrrV62EYrJXMSfRynWSfxJraSHAY+VeysX0x5BVVf0AgIhALvEJmd11mVlEWhk
Y4fwErPeA7HtYmWv1VQE/JCTlPBe
-----END CERTIFICATE-----
`
const certificateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQglMnpJbj++flz7lOk
yG1kcMuB/FeGLCkzU+cV7uNDGv6hRANCAAT2GHdAeyHAJE4t5jpe58FB9zcp2TK3
GV/GOGmLVy/qCQJWjtR+/YiwK405TgRY1B5hrlQfOfKVuCXODao3zb57
-----END PRIVATE KEY-----
`

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

it('speaks HTTPS with the files of a certificate, and plain HTTP no more', async () => {
  const [certFile, keyFile] = ['cert.pem', 'key.pem'].map((name) => path.join(gateway.dir, name)) as [
    string,
    string,
  ]
  await writeFile(certFile, certificate)
  await writeFile(keyFile, certificateKey)
  const tls = { certFile, keyFile }
  const server = await gateway.service.listen({ host: '127.0.0.1', port: 0, tls })
  expect(server.url).toMatch(/^https:/)
  const status = await new Promise((resolve, reject) => {
    get(`${server.url}/v1/models`, { ca: certificate }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).on('error', reject)
  })
  expect(status).toBe(401)
  await expect(fetch(server.url.replace('https', 'http'))).rejects.toThrow()
  const broken = { certFile: keyFile, keyFile }
  const refused = gateway.service.listen({ host: '127.0.0.1', port: 0, tls: broken })
  await expect(refused).rejects.toMatchObject({ code: 'CONFIG_INVALID' })
  expect(gateway.service.server).toBe(server)
})
