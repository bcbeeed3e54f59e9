declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>
  export = classes
}

declare module "*.css"

declare module "*.woff2" {
  /** URL of the file in the build. */
  const url: string
  export default url
}
