type AbiEntry = { type: string; name?: string; inputs?: { type: string; components?: unknown }[] }
type Artifact = { abi: AbiEntry[]; bytecode: { object: string; linkReferences: Record<string, unknown> } }

/** Returns the TypeScript module of one contract: its ABI as a constant, so that viem can type every call, and its code. */
export async function artifactModule(
  name: string,
  abi: readonly string[],
  created: readonly string[],
  read: (artifact: string) => Promise<string>,
): Promise<string> {
  const merged = new Map<string, AbiEntry>()
  for (const each of abi) {
    for (const entry of (JSON.parse(await read(each)) as Artifact).abi) {
      // only the first artifact's constructor is called; the others have the same constructor or none
      const key =
        entry.type === 'constructor'
          ? 'constructor'
          : `${entry.type} ${entry.name} ${JSON.stringify(entry.inputs)}`
      if (!merged.has(key)) merged.set(key, entry)
    }
  }
  const codes = await Promise.all(
    created.map(async (each) => {
      const { bytecode } = JSON.parse(await read(each)) as Artifact
      if (Object.keys(bytecode.linkReferences).length > 0)
        throw new RangeError(`${each} needs a linked library, which bindings do not support`)
      return `  ${each.split(':').at(-1)}: '${bytecode.object}',\n`
    }),
  )
  return `// Written by npm run contracts from the compiled contracts; a test keeps it equal.

export const ${name}Abi = [
${[...merged.values()].map((entry) => `  ${JSON.stringify(entry)},\n`).join('')}] as const

export const ${name}Code = {
${codes.join('')}} as const
`
}
