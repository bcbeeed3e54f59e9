import { useRef } from "react"
import { Icon } from "../../components/Icon/Icon"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { useDisclosure } from "../../hooks/useDisclosure"
import { useSiteContent } from "../../site/useSiteContent"
import * as styles from "./Header.module.css"
import { Logo } from "./Logo"

/** Logo and navigation. On narrow screens the links are behind a button (disclosure pattern of the WAI-ARIA APG). */
export function Header() {
  const { navigation } = useSiteContent()
  const header = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const { isOpen, setOpen } = useDisclosure(header, toggle)
  const onLinkClick = () => {
    if (!isOpen) return
    // The link is about to be hidden: the focus stays beside it until the next page takes it.
    toggle.current?.focus({ preventScroll: true })
    setOpen(false)
  }
  return (
    <header ref={header} className={styles.header} data-button-location="header">
      <div className={styles.inner}>
        <Logo onClick={() => setOpen(false)} />
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
          Menu
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
