import {
  flowParams,
  isUntouched,
  parseFlow,
  type FlowState,
} from '../features/booking/booking-flow/flow-state';
import { languagePathOf } from '../lib/language-path';
import { paths } from '../lib/paths';

/**
 * The URL whose rendering the browser can hydrate at this one; null if it renders the page itself. Parameters that
 * the page does not read, such as those added by ads, are ignored. Renderings are cached, so their number must be
 * limited.
 * @param isCategory true if any service is listed in this category
 */
export function drawingOf(
  address: string,
  isCategory: (slug: string) => boolean = () => true,
): string | null {
  const { pathname: path, searchParams } = new URL(address, 'http://salon.invalid');
  const { basename, pathname } = languagePathOf(path.replace(/(.)\/$/, '$1'));
  switch (pathname) {
    case paths.allServices(): {
      if (searchParams.get('search')) return null;
      const category = searchParams.get('category');
      // For an unknown category, the page shows all services.
      return category && isCategory(category) ? basename + paths.allServices({ category }) : path;
    }
    // Further pages and filters are left to the browser.
    case paths.reviews():
      return ['service', 'staff', 'page'].some((name) => searchParams.has(name)) ? null : path;
    // The origin of the visit changes only link targets, which the browser corrects. A failure is part of the form,
    // and a second step is another form.
    case paths.login():
    case paths.signUp():
      return searchParams.has('error') || searchParams.has('factor') ? null : path;
    case paths.book(): {
      const flow = parseFlow(searchParams);
      return isUntouched(flow) ? path : flowDrawing(flow, basename);
    }
    default:
      return path;
  }
}

/** A booking step with selections: until the browser knows them, only the step itself is shown (`FlowFrame`). */
function flowDrawing({ step }: FlowState, basename: string): string | null {
  // The booking is private to its client.
  if (step === 'done') return null;
  const anything = { addOnIds: [], staffId: null, team: null, day: null, personId: null, bookingId: null };
  const params = flowParams({
    ...anything,
    step,
    serviceIds: ['any'],
    startsAt: step === 'confirm' ? '2000-01-01T00:00:00.000Z' : null,
  });
  return `${basename}${paths.book()}?${params.toString()}`;
}
