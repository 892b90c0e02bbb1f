import type { Plugin } from 'vite';

/**
 * Leaves out of packages what no page uses and the bundler has to keep: names for developer tools, which also keep
 * the router's forms, the router's warnings for developers, and the keys and former names in each icon.
 */
export const leanPackages: Plugin = {
  name: 'lean-packages',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/(react-router\/dist|lucide-react\/dist\/esm\/icons)\// },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = .+;$/gm, '')
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
        .replaceAll(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ ')
        .replaceAll(/,\s+key: "\w+"(?=\s+})/g, '')
        .replaceAll(/,\s+aliases: \[[^\]]*\]|^__iconData\.node;$/gm, ''),
      map: null,
    }),
  },
};
