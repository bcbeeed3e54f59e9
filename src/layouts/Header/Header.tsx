import { Link } from "gatsby"
import { useCallback, useRef } from "react"
import { BrandMark } from "../../components/BrandMark/BrandMark"
import { Icon } from "../../components/Icon/Icon"
import { useMenu } from "./useMenu"
import { navigationId } from "../../routes"
import { useSiteContent } from "../../site/useSiteContent"
import * as styles from "./Header.module.css"
import { HeaderLinks } from "./HeaderLinks"

/** Logo and main navigation. On narrow screens, a button opens the links (WAI-ARIA APG disclosure pattern). */
export function Header() {
  const { site } = useSiteContent()
  const header = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const { isOpen, setOpen } = useMenu(header, toggle)
  // The same function in every render, so that the button does not render the links again.
  const onLinkClick = useCallback(() => {
    if (toggle.current?.getAttribute("aria-expanded") !== "true") return
    // The focused link is about to be hidden, so move focus to the button until the next page loads.
    toggle.current.focus({ preventScroll: true })
    setOpen(false)
  }, [setOpen])
  return (
    <header ref={header} className={styles.header} data-button-location="header">
      <div className={styles.inner}>
        <Link to="/" className={styles.logo} onClick={() => setOpen(false)}>
          <BrandMark />
          <span translate="no">{site.name}</span>
          <span className="visually-hidden">, home page</span>
        </Link>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={navigationId}
          data-click-event="menu_toggle_click"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? "x" : "menu"} />
          <span>{isOpen ? "Close" : "Menu"}</span>
          {isOpen ? <span className="visually-hidden"> menu</span> : null}
        </button>
        <nav id={navigationId} aria-label="Main" className={styles.navigation} data-state={isOpen ? "open" : "closed"}>
          <HeaderLinks onLinkClick={onLinkClick} />
        </nav>
      </div>
    </header>
  )
}
