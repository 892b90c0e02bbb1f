import type { Request } from 'express';

/**
 * The route of a request as its controller declares it (`/user/:email`), because the path itself may contain an email
 * address or a secret. Null for a path without a route.
 */
export function routePathOf(request: Request): string | null {
  const route: unknown = request.route;
  const isMatched = typeof route === 'object' && route !== null && 'path' in route;
  return isMatched && typeof route.path === 'string' ? route.path : null;
}
