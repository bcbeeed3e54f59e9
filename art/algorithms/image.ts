/** Small gray images: convolution, Sobel edges, occlusion maps and connected components. */

export interface Gray {
  w: number
  h: number
  data: Float64Array
}

export function gray(w: number, h: number, f: (x: number, y: number) => number): Gray {
  const data = new Float64Array(w * h)
  for (let y = 0; y < h; y += 1) for (let x = 0; x < w; x += 1) data[y * w + x] = f(x, y)
  return { w, h, data }
}

/** Value with the border repeated outward. */
export const pixel = ({ w, h, data }: Gray, x: number, y: number): number =>
  data[Math.min(h - 1, Math.max(0, y)) * w + Math.min(w - 1, Math.max(0, x))] as number

/** Discrete convolution with an odd square kernel. */
export function convolve(img: Gray, kernel: readonly (readonly number[])[]): Gray {
  const r = (kernel.length - 1) / 2
  return gray(img.w, img.h, (x, y) => {
    let s = 0
    kernel.forEach((row, j) =>
      row.forEach((k, i) => {
        s += k * pixel(img, x + i - r, y + j - r)
      }),
    )
    return s
  })
}

/** Gradient magnitude after Sobel & Feldman (1968). */
export function sobel(img: Gray): Gray {
  const gx = convolve(img, [
    [-1, 0, 1],
    [-2, 0, 2],
    [-1, 0, 1],
  ])
  const gy = convolve(img, [
    [-1, -2, -1],
    [0, 0, 0],
    [1, 2, 1],
  ])
  return gray(img.w, img.h, (x, y) => Math.hypot(pixel(gx, x, y), pixel(gy, x, y)))
}

/** Laplacian-of-Gaussian kernel (Marr & Hildreth 1980), for round spots of radius σ√2. */
export function blobKernel(sigma: number): number[][] {
  const r = Math.ceil(sigma * 3)
  const k: number[][] = []
  for (let y = -r; y <= r; y += 1) {
    const row: number[] = []
    for (let x = -r; x <= r; x += 1) {
      const q = (x * x + y * y) / (2 * sigma * sigma)
      row.push(((1 - q) * Math.exp(-q)) / (Math.PI * sigma ** 4))
    }
    k.push(row)
  }
  return k
}

/** Occlusion sensitivity (Zeiler & Fergus 2014): drop of the score when a patch is grayed out. */
export function occlusionMap(img: Gray, score: (img: Gray) => number, patch: number, step: number, fill: number): Gray {
  const full = score(img)
  const half = patch / 2
  return gray(Math.floor(img.w / step), Math.floor(img.h / step), (i, j) => {
    const [cx, cy] = [(i + 0.5) * step, (j + 0.5) * step]
    const hidden = gray(img.w, img.h, (x, y) =>
      Math.abs(x + 0.5 - cx) <= half && Math.abs(y + 0.5 - cy) <= half ? fill : pixel(img, x, y),
    )
    return full - score(hidden)
  })
}

export interface Component {
  x0: number
  y0: number
  x1: number
  y1: number
  size: number
}

/** Bounding boxes of 4-connected regions where the test holds (flood fill). */
export function components(img: Gray, test: (v: number, x: number, y: number) => boolean): Component[] {
  const seen = new Uint8Array(img.w * img.h)
  const found: Component[] = []
  for (let s = 0; s < seen.length; s += 1) {
    const stack = [s]
    const c: Component = { x0: img.w, y0: img.h, x1: 0, y1: 0, size: 0 }
    while (stack.length) {
      const k = stack.pop() as number
      const [x, y] = [k % img.w, Math.floor(k / img.w)]
      if (seen[k] || !test(img.data[k] as number, x, y)) continue
      seen[k] = 1
      c.size += 1
      c.x0 = Math.min(c.x0, x)
      c.x1 = Math.max(c.x1, x)
      c.y0 = Math.min(c.y0, y)
      c.y1 = Math.max(c.y1, y)
      if (x > 0) stack.push(k - 1)
      if (x < img.w - 1) stack.push(k + 1)
      if (y > 0) stack.push(k - img.w)
      if (y < img.h - 1) stack.push(k + img.w)
    }
    if (c.size) found.push(c)
  }
  return found
}
