/** @type {import("jest").Config} */
const shared = {
  transform: {
    // With the presets of `babel.config.json`. Gatsby adds the one for TypeScript by itself.
    "\\.[jt]sx?$": ["babel-jest", { presets: ["@babel/preset-typescript"] }],
  },
  // Packages that are ES modules.
  transformIgnorePatterns: [
    "/node_modules/(?!(gatsby|gatsby-script|gatsby-link|parse5|entities)/)(?!(netlify-[a-z]+-parser|escape-string-regexp|filter-obj|is-plain-obj|map-obj|path-exists|get-port)/)",
  ],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/test/cssModule.cjs",
    "\\.(woff2|css)$": "<rootDir>/test/file.cjs",
    "^gatsby$": "<rootDir>/test/gatsby.tsx",
    // The first that exists: the copy that Gatsby uses.
    "^gatsby-react-router-scroll/(.*)": [
      "<rootDir>/node_modules/gatsby/node_modules/gatsby-react-router-scroll/$1",
      "<rootDir>/node_modules/gatsby-react-router-scroll/$1",
    ],
  },
  globals: {
    __PATH_PREFIX__: "",
    __REDIRECT_SOURCES__: ["/hiring", "/bootcamp-application"],
    __FAILURE__: {
      name: "BLAST AI",
      email: "team@blast-ai.example",
      text: "This page has stopped working",
      help: "Reload it.",
      personal: "Your link stays valid.",
      reload: "Reload",
    },
  },
  // A test file runs in a separate context, where each access to a global object is slow: with these, the tests take
  // 385 instead of 610 s of CPU time. No test replaces one of them.
  sandboxInjectedGlobals: [
    "Array",
    "JSON",
    "Map",
    "Math",
    "Number",
    "Object",
    "Promise",
    "RegExp",
    "Set",
    "String",
    "Symbol",
    "Uint8Array",
  ],
  // Without the path of the project, in which brackets and a backslash before "{" would be part of the pattern.
  testMatch: ["**/*.test.{ts,tsx}"],
}

/** @type {import("jest").Config} */
export default {
  // Jest leaves one core free by default, which is half of a machine with two.
  maxWorkers: "100%",
  // On a busy machine, a database or a server takes more than the default 5 s to start. Tests of slow code set separate
  // limits.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: "browser code",
      testEnvironment: "jsdom",
      roots: ["<rootDir>/src"],
      setupFiles: ["<rootDir>/test/environment.ts"],
      setupFilesAfterEnv: ["<rootDir>/test/setup.ts"],
    },
    {
      ...shared,
      displayName: "build, services and scripts",
      testEnvironment: "node",
      roots: [
        "admissions",
        "art",
        "content-tools",
        "e2e",
        "environment",
        "gatsby",
        "hosting",
        "local-services",
        "messages",
        "processes",
        "scripts",
        "supabase",
        "test",
      ].map((folder) => `<rootDir>/${folder}`),
      setupFiles: ["<rootDir>/test/environment.ts"],
    },
  ],
}
