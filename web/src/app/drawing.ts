import {
  flowParams,
  isUntouched,
  parseFlow,
  type FlowState,
} from '../features/booking/booking-flow/flow-state';
import { languagePathOf } from '../lib/language-path';
import { paths } from '../lib/paths';

/**
 * The address whose drawing the browser can take over at this one; null when it draws the page itself. Parameters that the
 * page does not read, such as those that advertisements add, count for nothing. Drawings are kept, so there must be few.
 * @param isCategory whether any service is listed in this category
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
      // The page shows all services for a category that it does not know.
      return category && isCategory(category) ? basename + paths.allServices({ category }) : path;
    }
    // Where somebody comes from changes where links lead, which the browser puts right. A failure is part of the form, and
    // a second step is another one.
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

/** A step of booking with anything chosen: until the browser knows what, only the step itself is there (`FlowFrame`). */
function flowDrawing({ step }: FlowState, basename: string): string | null {
  // What is booked is its client's alone.
  if (step === 'done') return null;
  const anything = { addOnIds: [], staffId: null, team: null, day: null, bookingId: null };
  const params = flowParams({
    ...anything,
    step,
    serviceIds: ['any'],
    startsAt: step === 'confirm' ? '2000-01-01T00:00:00.000Z' : null,
  });
  return `${basename}${paths.book()}?${params.toString()}`;
}
