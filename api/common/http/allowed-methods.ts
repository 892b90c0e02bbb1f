import type { Application } from 'express';

const stepsOf = (path: string): string[] => path.toLowerCase().replace(/\/$/, '').split('/');

/** As the router matches: case and trailing slashes are ignored. The catch-all route does not count. */
const matches = (pattern: string, path: string): boolean => {
  const [wanted, given] = [stepsOf(pattern), stepsOf(path)];
  return (
    wanted.length === given.length &&
    wanted.every((step, at) => (step.startsWith(':') ? given[at] !== '' : step === given[at]))
  );
};

/** The methods of this path's routes for the `Allow` header; empty if there is no such path. */
export function allowedMethods(server: Application, path: string): string[] {
  const methods = server.router.stack.flatMap(({ route }) =>
    route && matches(route.path, path) ? route.stack.map(({ method }) => method.toUpperCase()) : [],
  );
  return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].sort();
}
