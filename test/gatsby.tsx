/** Stands in for Gatsby in unit tests: links are plain anchors, queries answer what the test says. */
import type { AnchorHTMLAttributes } from "react"

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  activeClassName?: string
}

export function Link({ to, activeClassName: _activeClassName, ...rest }: LinkProps) {
  return <a href={to} {...rest} />
}

export const graphql = () => null
export const navigate = jest.fn()

let staticQueryData: unknown = {}

/** Sets what `useStaticQuery` answers from here on. */
export function answerStaticQuery(data: unknown): void {
  staticQueryData = data
}

export const useStaticQuery = () => staticQueryData
