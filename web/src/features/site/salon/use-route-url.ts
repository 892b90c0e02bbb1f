import { useSyncExternalStore } from 'react';
import type { Salon } from '../../../api/models';
import { routePlannerOf, routeUrl } from '../../../lib/route-url';

const never = () => () => undefined;

/** The way to the salon on this device; on the server, on a public map. Null if it has no address. */
export const useRouteUrl = (salon: Salon): string | null =>
  useSyncExternalStore(
    never,
    () => routeUrl(salon, routePlannerOf(navigator.userAgent)),
    () => routeUrl(salon, 'web'),
  );
