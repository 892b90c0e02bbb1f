import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../problem/problem.js';
import { allowedMethods } from './allowed-methods.js';

/** The others echo (TRACE), tunnel (CONNECT), serve other sites (OPTIONS) or mean nothing here. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** How browsers send what a page's policy stopped: as the Reporting API has it, and as it was before. */
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

/** A request to read something in which there is nothing to check. */
export const isPlainRead = (request: Request): boolean =>
  request.method === 'GET' && !hasBody(request) && !namesTwoHosts(request);

/** The one route that takes files. It needs an admin's bearer token, which a form on another site cannot send. */
const isUpload = (request: Request): boolean =>
  request.method === 'POST' &&
  /^\/media\/?$/i.test(request.path) &&
  Boolean(request.is('multipart/form-data'));

/** Browsers send these by themselves, as types of their own. What is in them is logged, and nothing else is done with it. */
const isPolicyReport = (request: Request): boolean =>
  request.method === 'POST' &&
  /^\/csp-reports\/?$/i.test(request.path) &&
  Boolean(request.is([...policyReportTypes]));

/** What mail programs send when somebody presses "unsubscribe" (RFC 8058): a form that nobody reads, to a link of one use. */
const isOneClick = (request: Request): boolean =>
  request.method === 'POST' &&
  /^\/review-requests\/[^/]+\/?$/i.test(request.path) &&
  Boolean(request.is(['application/x-www-form-urlencoded', 'multipart/form-data']));

/** Bodies of other types than JSON that a route can do with. */
const isExpected = (request: Request): boolean =>
  isUpload(request) || isPolicyReport(request) || isOneClick(request);

/**
 * Express middleware that rejects what no route should have to think about. Only JSON is read: a form on another site can
 * send text and form data without a preflight request, but not JSON.
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
