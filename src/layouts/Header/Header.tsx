import { Link } from "gatsby"
import { useRef } from "react"
import { BrandMark } from "../../components/BrandMark/BrandMark"
import { Icon } from "../../components/Icon/Icon"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { useDisclosure } from "../../hooks/useDisclosure"
import { useSiteContent } from "../../site/useSiteContent"
import * as styles from "./Header.module.css"

/** Logo and main navigation. On narrow screens, a button opens the links (WAI-ARIA APG disclosure pattern). */
export function Header() {
  const { site, navigation } = useSiteContent()
  const header = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const { isOpen, setOpen } = useDisclosure(header, toggle)
  const onLinkClick = () => {
    if (!isOpen) return
    // The focused link is about to be hidden, so move focus to the button until the next page loads.
    toggle.current?.focus({ preventScroll: true })
    setOpen(false)
  }
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
          aria-controls="main-navigation"
          data-click-event="menu_toggle_click"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? "x" : "menu"} />
          <span>{isOpen ? "Close" : "Menu"}</span>
          {isOpen ? <span className="visually-hidden"> menu</span> : null}
        </button>
        <nav
          id="main-navigation"
          aria-label="Main"
          className={styles.navigation}
          data-state={isOpen ? "open" : "closed"}
        >
          <ul className={styles.links}>
            {navigation.header.map(({ label, href }) => (
              <li key={href}>
                <SiteLink href={href} className={styles.link} onClick={onLinkClick}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
