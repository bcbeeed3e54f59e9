import { Component, useEffect, type ReactNode } from "react"
import { sendFatalException } from "../../features/analytics"
import { reloadPage } from "../../lib/reloadPage"
import { isPersonal } from "../../routes"
import * as styles from "./ErrorBoundary.module.css"

/** Texts of content. Set by webpack (gatsby/hooks/onCreateWebpackConfig.ts). */
declare const __FAILURE__: Queries.FailureTextFieldsFragment & { readonly name: string; readonly email: string }

/**
 * The error boundary around everything that React renders
 * (https://react.dev/reference/react/Component#static-getderivedstatefromerror). Without it, React removes the whole
 * page when a component throws.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    sendFatalException(error)
  }

  override render() {
    return this.state.hasFailed ? <Failure /> : this.props.children
  }
}

/** Replaces the page. It uses no context and no query, because their providers may be what has failed. */
function Failure() {
  const { name, email, text, help, personal, reload } = __FAILURE__
  useEffect(() => {
    // The router is no longer mounted, so the browser has to load the page that the visitor goes back to.
    window.addEventListener("popstate", reloadPage)
    return () => window.removeEventListener("popstate", reloadPage)
  }, [])
  return (
    <main className={styles.page}>
      <p className={styles.name} translate="no">
        {name}
      </p>
      <div role="alert">
        <h1 className={styles.title}>{text}</h1>
        <p>{help}</p>
        {isPersonal(window.location.pathname) ? <p>{personal}</p> : null}
      </div>
      <p>
        <button type="button" className={styles.button} onClick={reloadPage}>
          {reload}
        </button>
      </p>
      <a href={`mailto:${email}`} translate="no">
        {email}
      </a>
    </main>
  )
}
