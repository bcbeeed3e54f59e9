/** Packages that bring no types. */
declare module "eslint-plugin-jsx-a11y" {
  import type { Linter } from "eslint"
  export const flatConfigs: Record<"recommended" | "strict", Linter.Config>
  const plugin: { flatConfigs: typeof flatConfigs }
  export default plugin
}
