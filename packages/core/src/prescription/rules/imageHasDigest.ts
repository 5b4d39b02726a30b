import { showValue } from '../problems/showValue.ts'
import type { Rule } from './Rule.ts'

/** Requires that an image is named with its registry and its digest, and says how to get the digest. */
export const imageHasDigest: Rule = (task) => {
  const image = task.text('model', 'image')
  if (image === undefined) return []
  const mistake = (what: string, hint: string) => [{ path: ['model', 'image'], what, hint }]
  const [name = '', digest, ...more] = image.trim().split('@')
  // a command that is pasted into a shell has only characters of image names
  if (!/^[a-z0-9][a-z0-9._\-/:]*$/.test(name) || more.length > 0)
    return mistake(
      `${showValue(image)} is not an image name`,
      'write registry/name@sha256:… in lower case, such as docker.io/library/python@sha256:…',
    )
  const full = withRegistry(name)
  const command = `podman pull ${full} && podman image inspect --format '{{index .RepoDigests 0}}' ${full}`
  if (digest === undefined)
    return mistake(
      `${showValue(image)} has no digest; a tag can change between bid and check`,
      `write ${withoutTag(full)}@sha256:… To get the digest (docker works too): ${command}`,
    )
  if (!/^sha256:[0-9a-f]{64}$/.test(digest))
    return mistake(
      `${showValue(digest)} is not a digest: sha256: and 64 hexadecimal digits`,
      `to get the digest (docker works too): ${command}`,
    )
  if (full !== name)
    return mistake(
      `${showValue(name)} has no registry; each machine could resolve it differently`,
      `write ${full}@${digest}`,
    )
  return []
}

/** Returns the name with its registry: Docker Hub when it has none, as docker resolves it. */
function withRegistry(name: string): string {
  if (/^[^/]*[.:][^/]*\//.test(name)) return name
  return name.includes('/') ? `docker.io/${name}` : `docker.io/library/${name}`
}

const withoutTag = (name: string) => name.replace(/:[^/:]*$/, '')
