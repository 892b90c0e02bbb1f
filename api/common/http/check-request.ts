import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../problem/problem.js';
import { allowedMethods } from './allowed-methods.js';

/** All others echo (TRACE), tunnel (CONNECT), serve other sites (OPTIONS) or mean nothing here. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Content types of browsers' policy violation reports: the Reporting API's, and the older one. */
export const policyReportTypes = ['application/reports+json', 'application/csp-report'];

const namesTwoHosts = ({ rawHeaders }: Request): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
};

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/** A read request that needs no checks. */
export const isPlainRead = (request: Request): boolean =>
  request.method === 'GET' && !hasBody(request) && !namesTwoHosts(request);

/** The only routes that accept files. They need a bearer token, which a form on another site can't send. */
const uploads: Readonly<Record<string, RegExp>> = {
  POST: /^\/(?:imports|media|salon\/logo)\/?$/i,
  PUT: /^\/reviews\/[^/]+\/portrait\/?$/i,
};

const isUpload = (request: Request): boolean =>
  uploads[request.method]?.test(request.path) === true && Boolean(request.is('multipart/form-data'));

/** Browsers send these automatically, with their own content types. They are only logged. */
const isPolicyReport = (request: Request): boolean =>
  request.method === 'POST' &&
  /^\/csp-reports\/?$/i.test(request.path) &&
  Boolean(request.is([...policyReportTypes]));

/** A mail program's one-click unsubscribe (RFC 8058): a form that is ignored, posted to a single-purpose link. */
const isOneClick = (request: Request): boolean =>
  request.method === 'POST' &&
  /^\/review-requests\/[^/]+\/?$/i.test(request.path) &&
  Boolean(request.is(['application/x-www-form-urlencoded', 'multipart/form-data']));

/** Content types other than JSON that a route accepts. */
const isExpected = (request: Request): boolean =>
  isUpload(request) || isPolicyReport(request) || isOneClick(request);

/**
 * Express middleware that rejects requests no route should have to handle. Accepts only JSON: a form on another site
 * can send text and form data without a preflight request, but not JSON.
 */
export function checkRequest(request: Request, _response: Response, next: NextFunction): void {
  if (!methods.has(request.method)) {
    throw new Problem('method-not-allowed', { allow: allowedMethods(request.app, request.path) });
  }
  if (namesTwoHosts(request)) throw new Problem('bad-request');
  if (hasBody(request) && !request.is('application/json') && !isExpected(request)) {
    throw new Problem('unsupported-media-type');
  }
  next();
}
