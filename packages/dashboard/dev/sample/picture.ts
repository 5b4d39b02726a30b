/** One of four bands of a picture as a portable pixmap: a stand-in for what the tracer renders. */
export function picture(band: number): Buffer {
  const [width, height] = [320, 45]
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const row = band * height + y
      const ball = ((x - 160) ** 2 + (row - 95) ** 2) / 3600
      const light = ball < 1 ? 0.35 + 0.65 * Math.sqrt(1 - ball) : 0.25 + row / 260
      const at = (y * width + x) * 3
      pixels[at] = Math.min(255, 255 * light * (ball < 1 ? 0.35 : 0.75))
      pixels[at + 1] = Math.min(255, 255 * light * (ball < 1 ? 0.8 : 0.8))
      pixels[at + 2] = Math.min(255, 255 * light * (ball < 1 ? 0.74 : 0.9))
    }
  return Buffer.concat([Buffer.from(`P6\n${width} ${height}\n255\n`), pixels])
}
