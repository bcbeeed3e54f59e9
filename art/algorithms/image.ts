/** Small grayscale images: filters, Sobel edges, occlusion maps and connected components. */

export interface GrayImage {
  /** Width and height in pixels. */
  w: number
  h: number
  /** Row-major pixel values. */
  data: Float64Array
}

/** Creates an image from a function of the pixel's position. */
export function grayImage(w: number, h: number, f: (x: number, y: number) => number): GrayImage {
  const data = new Float64Array(w * h)
  for (let y = 0; y < h; y += 1) for (let x = 0; x < w; x += 1) data[y * w + x] = f(x, y)
  return { w, h, data }
}

/** Returns the value of a pixel. Outside the image, returns the nearest pixel of the border. */
export const pixel = ({ w, h, data }: GrayImage, x: number, y: number): number =>
  data[Math.min(h - 1, Math.max(0, y)) * w + Math.min(w - 1, Math.max(0, x))] as number

/**
 * Filters an image with a square kernel of odd size. Like the layers of neural networks, it does not flip the kernel.
 */
export function convolve(img: GrayImage, kernel: readonly (readonly number[])[]): GrayImage {
  const r = (kernel.length - 1) / 2
  return grayImage(img.w, img.h, (x, y) => {
    let s = 0
    kernel.forEach((row, j) =>
      row.forEach((k, i) => {
        s += k * pixel(img, x + i - r, y + j - r)
      }),
    )
    return s
  })
}

/** Returns the gradient magnitude of each pixel (Sobel & Feldman 1968). */
export function sobel(img: GrayImage): GrayImage {
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
  return grayImage(img.w, img.h, (x, y) => Math.hypot(pixel(gx, x, y), pixel(gy, x, y)))
}

/**
 * Returns a Laplacian-of-Gaussian kernel (Marr & Hildreth 1980) with inverted sign.
 * It responds most strongly to round bright spots of radius σ√2 pixels.
 */
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

/**
 * Computes the occlusion sensitivity (Zeiler & Fergus 2014): how much the score drops when a square patch is hidden.
 * @param patch side of the patch in pixels
 * @param step distance between the centers of patches in pixels
 * @param fill value of the hidden pixels
 */
export function occlusionMap(
  img: GrayImage,
  score: (img: GrayImage) => number,
  patch: number,
  step: number,
  fill: number,
): GrayImage {
  const full = score(img)
  const half = patch / 2
  return grayImage(Math.floor(img.w / step), Math.floor(img.h / step), (i, j) => {
    const [cx, cy] = [(i + 0.5) * step, (j + 0.5) * step]
    const hidden = grayImage(img.w, img.h, (x, y) =>
      Math.abs(x + 0.5 - cx) <= half && Math.abs(y + 0.5 - cy) <= half ? fill : pixel(img, x, y),
    )
    return full - score(hidden)
  })
}

/** Bounding box of a connected region, both ends included, and its number of pixels. */
export interface Component {
  x0: number
  y0: number
  x1: number
  y1: number
  size: number
}

/** Finds the 4-connected regions of pixels that pass a test (flood fill). */
export function components(img: GrayImage, test: (v: number, x: number, y: number) => boolean): Component[] {
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
