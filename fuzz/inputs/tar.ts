/** A tar archive of these files, in the ustar format. */
export function tar(files: Readonly<Record<string, string>>): Buffer {
  const members = Object.entries(files).flatMap(([name, content]) => {
    const header = Buffer.alloc(512)
    header.write(name, 0)
    header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124)
    header.write('        0ustar\0', 148)
    const sum = header.reduce((total, byte) => total + byte, 0)
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
    return [header, Buffer.from(content), Buffer.alloc(-content.length & 511)]
  })
  return Buffer.concat([...members, Buffer.alloc(1024)])
}
