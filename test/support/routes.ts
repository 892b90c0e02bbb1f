import { randomUUID } from 'node:crypto';
import type { Express } from 'express';
import type supertest from 'supertest';
import type { TestApp } from './app.js';

/** All routes of the router, whatever registered them, such as "GET /bookings/:id". */
export function registeredRoutes({ app }: Pick<TestApp, 'app'>): string[] {
  const server: Express = app.getHttpAdapter().getInstance();
  const routes = server.router.stack.flatMap(({ route }) =>
    route ? route.stack.map(({ method }) => `${method.toUpperCase()} ${route.path}`) : [],
  );
  // The fallback of @nestjs/serve-static follows our own route for all paths, and handles none.
  return [...new Set(routes)];
}

export function send({ http }: Pick<TestApp, 'http'>, method: string, path: string): supertest.Test {
  switch (method) {
    case 'GET':
      return http.get(path);
    case 'HEAD':
      return http.head(path);
    case 'POST':
      return http.post(path);
    case 'PATCH':
      return http.patch(path);
    case 'PUT':
      return http.put(path);
    case 'DELETE':
      return http.delete(path);
    default:
      throw new Error(`No route has the method ${method}.`);
  }
}

/** Calls a route with this body and the ids of records that do not exist. */
export function callRoute(
  parlour: Pick<TestApp, 'http'>,
  route: string,
  { bearer, body = {} }: { bearer: string; body?: object },
): supertest.Test {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern
    .replace(':email', 'no-account@example.com')
    .replace(':day', '2027-03-05')
    .replace('{*path}', 'no/page')
    .replace(/:\w+/g, () => randomUUID());
  const request = send(parlour, method, path).set('Authorization', bearer);
  return method === 'GET' ? request : request.send(body);
}
