/** Fake of Gatsby for unit tests: links are plain anchors, and the test provides the data of `useStaticQuery`. */
import type { AnchorHTMLAttributes } from "react"

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  activeClassName?: string
  partiallyActive?: boolean
}

export function Link({ to, activeClassName: _activeClassName, partiallyActive: _partiallyActive, ...rest }: LinkProps) {
  return <a href={to} {...rest} />
}

export const graphql = () => null
export const navigate = jest.fn()

let staticQueryData: unknown = {}

/** Sets the data that `useStaticQuery` returns. */
export function stubStaticQuery(data: unknown): void {
  staticQueryData = data
}

export const useStaticQuery = () => staticQueryData
