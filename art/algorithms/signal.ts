/**
 * Signals: radix-2 FFT (Cooley & Tukey 1965), short-time Fourier transform, Lomb–Scargle periodogram, light curve of a
 * transit.
 */

/** Replaces a complex signal by its Fourier transform. The length must be a power of two. */
export function fft(re: Float64Array, im: Float64Array): void {
  const size = re.length
  for (let i = 1, j = 0; i < size; i += 1) {
    let bit = size >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) {
      ;[re[i], re[j]] = [re[j] as number, re[i] as number]
      ;[im[i], im[j]] = [im[j] as number, im[i] as number]
    }
  }
  for (let len = 2; len <= size; len <<= 1) {
    const angle = (-2 * Math.PI) / len
    for (let i = 0; i < size; i += len) {
      for (let k = 0; k < len / 2; k += 1) {
        const [c, s] = [Math.cos(angle * k), Math.sin(angle * k)]
        const [a, b] = [i + k, i + k + len / 2]
        const tr = (re[b] as number) * c - (im[b] as number) * s
        const ti = (re[b] as number) * s + (im[b] as number) * c
        re[b] = (re[a] as number) - tr
        im[b] = (im[a] as number) - ti
        re[a] = (re[a] as number) + tr
        im[a] = (im[a] as number) + ti
      }
    }
  }
}

/**
 * Returns the magnitudes of the short-time Fourier transform with a Hann window: for each frame one array, lowest
 * frequency first.
 * @param windowLength samples per frame, a power of two
 * @param hop samples from the start of one frame to the next
 */
export function stft(signal: Float64Array, windowLength: number, hop: number): Float64Array[] {
  const frames: Float64Array[] = []
  for (let at = 0; at + windowLength <= signal.length; at += hop) {
    const re = new Float64Array(windowLength)
    const im = new Float64Array(windowLength)
    for (let i = 0; i < windowLength; i += 1) {
      re[i] = (signal[at + i] as number) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / (windowLength - 1)))
    }
    fft(re, im)
    frames.push(Float64Array.from({ length: windowLength / 2 }, (_, k) => Math.hypot(re[k] as number, im[k] as number)))
  }
  return frames
}

/**
 * Returns the Lomb–Scargle power (Scargle 1982) at each frequency, normalized by the variance of the samples.
 * @param t times of the samples, at any spacing
 * @param y values of the samples
 * @param freqs frequencies in cycles per unit of time
 */
export function lombScargle(t: readonly number[], y: readonly number[], freqs: readonly number[]): number[] {
  const mu = y.reduce((a, b) => a + b, 0) / y.length
  const variance = y.reduce((a, b) => a + (b - mu) ** 2, 0) / y.length
  return freqs.map((f) => {
    const w = 2 * Math.PI * f
    const s2 = t.reduce((a, ti) => a + Math.sin(2 * w * ti), 0)
    const c2 = t.reduce((a, ti) => a + Math.cos(2 * w * ti), 0)
    const tau = Math.atan2(s2, c2) / (2 * w)
    let [yc, ys, cc, ss] = [0, 0, 0, 0]
    t.forEach((ti, i) => {
      const [c, s] = [Math.cos(w * (ti - tau)), Math.sin(w * (ti - tau))]
      const v = (y[i] as number) - mu
      yc += v * c
      ys += v * s
      cc += c * c
      ss += s * s
    })
    return ((yc * yc) / cc + (ys * ys) / ss) / (2 * variance)
  })
}

/**
 * Returns the relative flux of a uniform star (1 outside the transit) while a planet covers a part of it,
 * from the overlap of two circles (after Mandel & Agol 2002).
 * @param phase time since the middle of the transit
 * @param radius radius of the planet in radii of the star
 * @param duration length of the transit in the unit of `phase`
 * @param impact minimum distance of the two centers in radii of the star
 */
export function transitFlux(phase: number, radius: number, duration: number, impact: number): number {
  const reach = Math.sqrt((1 + radius) ** 2 - impact ** 2)
  const z = Math.hypot(impact, (phase / (duration / 2)) * reach)
  if (z >= 1 + radius) return 1
  if (z <= 1 - radius) return 1 - radius ** 2
  const k0 = Math.acos((radius ** 2 + z ** 2 - 1) / (2 * radius * z))
  const k1 = Math.acos((1 - radius ** 2 + z ** 2) / (2 * z))
  const k2 = Math.sqrt(Math.max(0, 4 * z ** 2 - (1 + z ** 2 - radius ** 2) ** 2)) / 2
  return 1 - (radius ** 2 * k0 + k1 - k2) / Math.PI
}
