import type { Request } from 'express';

/**
 * The route that answers a request, as its controller declares it (`/user/:email`): the path itself may hold an email
 * address or a code. Null for a path that no route has.
 */
export function routePathOf(request: Request): string | null {
  const route: unknown = request.route;
  const isMatched = typeof route === 'object' && route !== null && 'path' in route;
  return isMatched && typeof route.path === 'string' ? route.path : null;
}
