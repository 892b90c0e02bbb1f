/**
 * Tests over HTTP and in the browser that are not in the folder of what they are about.
 * `test/api/money/till-close.e2e-spec.ts` is about the module `till` of the group `money`,
 * `test/browser/money/till.browser-spec.ts` about the feature of that name. Tests of the shared layer, and of
 * what all features have in common, are named by their story alone.
 */
export function misplacedTests({ groups, sharedLayer, featureGroups }, tests) {
  return tests.flatMap(({ file }) => {
    const [, side, rest] = /^test\/(api|browser)\/(.+)\.(?:e2e|browser)-spec\.ts$/.exec(file) ?? [];
    if (side === undefined) return [];
    const [group, name] = rest.split('/');
    if (side === 'api' ? sharedLayer.includes(group) : group === 'shared') return [];
    const { modules } = (side === 'api' ? groups : featureGroups)[group] ?? {};
    if (name === undefined || modules === undefined)
      return [`${file}: move it to test/${side}/<group>/<module>[-story]`];
    return Object.keys(modules).some((module) => name === module || name.startsWith(`${module}-`))
      ? []
      : [`${file}: begin its name with a module of ${group}`];
  });
}
