import type { Plugin } from 'vite';

/** Code of a package, and the code in its place. */
type Cut = [from: RegExp | string, to: string];

interface Package {
  files: RegExp;
  cuts: Cut[];
}

const DISPLAY_NAMES: Cut = [/^\w+\.displayName = .+;$/gm, ''];

/** The router's parts for data routers, and for the framework around it: the web app uses neither. */
const router: Package = {
  files: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/,
  cuts: [
    DISPLAY_NAMES,
    [/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '],
    [/(?<=class extends )(React\d*\.Component)(?= \{)/g, '/* @__PURE__ */ (() => $1)()'],
    ['ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'],
    ['isDataRoute ? useNavigateStable() : ', ''],
    ['let dataRouterState = dataRouterOpts?.state', 'const dataRouterState = void 0'],
    [/let routerState = React\d*\.useContext\(DataRouterStateContext\)/g, 'const routerState = void 0'],
    [/^\w+\.contextType = .+;$/gm, ''],
    // Links fetch nothing before they are pressed.
    [/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]+\);/g, ''],
    ['...prefetchHandlers,', ''],
    ['mergeRefs(forwardedRef, prefetchRef)', 'forwardedRef'],
    [/return shouldPrefetch && .+ : link;/g, 'return link;'],
  ],
};

/** Prefixes for old browsers, which styled-components adds only when asked. */
const prefixes: Package = {
  files: /\/styled-components\/dist\/styled-components\.browser\.esm\.js$/,
  cuts: [[/\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/g, '']],
};

/** The keys and former names in each icon. */
const icons: Package = {
  files: /\/lucide-react\/dist\/esm\/icons\//,
  cuts: [
    DISPLAY_NAMES,
    [/,\s+key: "\w+"(?=\s+})/g, ''],
    [/,\s+aliases: \[[^\]]*\]|^__iconData\.node;$/gm, ''],
  ],
};

/** What this build has left out. */
const found = new Set<Cut>();
const packages = [router, prefixes, icons];

/**
 * Leaves out of packages what no page uses and the bundler has to keep: names for developer tools, which also keep
 * the router's forms, and features that are chosen only as a page runs. A new version of a package in which a part is
 * no longer found fails the build.
 */
export const leanPackages: Plugin = {
  name: 'lean-packages',
  apply: 'build',
  buildStart: () => found.clear(),
  transform: {
    filter: { id: packages.map(({ files }) => files) },
    handler(code, id) {
      let left = code;
      for (const { cuts } of packages.filter(({ files }) => files.test(id)))
        for (const cut of cuts) {
          const before = left;
          left = left.replaceAll(...cut);
          if (left !== before) found.add(cut);
        }
      return { code: left, map: null };
    },
  },
  buildEnd() {
    // The server's build has fewer of these packages.
    const there = packages.filter(({ cuts }) => cuts.some((cut) => found.has(cut)));
    const gone = there.flatMap(({ cuts }) => cuts).find((cut) => !found.has(cut));
    if (gone) this.error(`web/build/lean-packages.ts: no package has ${String(gone[0])} any more`);
  },
};
