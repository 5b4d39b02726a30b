import { expect, it } from 'vitest'
import { imageHasDigest } from './imageHasDigest.ts'
import { writtenTask } from './Rule.ts'

const digest = `sha256:${'0'.repeat(64)}`
const check = (image: string) =>
  imageHasDigest(writtenTask({ model: { image } }, 'batch', 18), {
    files: undefined,
    decimals: 18,
    dishonestShare: 0.2,
  })[0]

it('accepts a name with registry and digest, with or without a tag', () => {
  expect(check(`docker.io/library/python@${digest}`)).toBeUndefined()
  expect(check(`registry.example:5000/a/b:1@${digest}`)).toBeUndefined()
})

it('prints the command that gets the digest', () => {
  expect(check('python:3.12')).toMatchInlineSnapshot(`
    {
      "hint": "write docker.io/library/python@sha256:… To get the digest (docker works too): podman pull docker.io/library/python:3.12 && podman image inspect --format '{{index .RepoDigests 0}}' docker.io/library/python:3.12",
      "path": [
        "model",
        "image",
      ],
      "what": ""python:3.12" has no digest; a tag can change between bid and check",
    }
  `)
  expect(check('ghcr.io/a/b@sha256:12')?.hint).toContain('podman pull ghcr.io/a/b &&')
})

it('completes the registry', () => {
  expect(check(`me/tool@${digest}`)?.hint).toBe(`write docker.io/me/tool@${digest}`)
})

it('prints no command with characters that a shell would run', () => {
  for (const image of ['python; rm -rf ~', '$(curl evil)', 'a`b`', 'Python:3', 'a@b@c'])
    expect(check(image)?.hint, image).not.toContain('podman')
})
