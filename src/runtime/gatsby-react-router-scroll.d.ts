/** Gatsby's storage of scroll positions, as far as this site uses it (6.16.0). The package has no types. */
declare module "gatsby-react-router-scroll/session-storage" {
  export class SessionStorage {
    read(location: { pathname: string }, key: string): number
    save(location: { pathname: string }, key: string, position: number): void
    getStateKey(this: void, location: { pathname: string }, key: string): string
  }
}
