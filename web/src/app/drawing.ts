import { flowParams, parseFlow, type FlowStep } from '../features/booking/booking-flow/flow-state';
import { languagePathOf } from '../lib/language-path';
import { paths } from '../lib/paths';

/**
 * The address whose drawing the browser can take over at this one; null when it draws the page itself. Nearly every query
 * says what only one visitor sees, and there is no end of queries, while drawings are kept.
 */
export function drawingOf(address: string): string | null {
  const { pathname: path, search, searchParams } = new URL(address, 'http://salon.invalid');
  if (search === '') return path;
  const { basename, pathname } = languagePathOf(path);
  // Where somebody comes from changes where links lead, which the browser puts right. A failure is part of the form, and
  // a second step is another one.
  if (pathname === paths.login() || pathname === paths.signUp())
    return searchParams.has('error') || searchParams.has('factor') ? null : path;
  if (pathname === paths.book()) {
    const drawing = flowDrawing(parseFlow(searchParams).step);
    return drawing && basename + drawing;
  }
  return null;
}

/** A step of booking with anything chosen: until the browser knows what, only the step itself is there (`FlowFrame`). */
function flowDrawing(step: FlowStep): string | null {
  // What is booked is its client's alone.
  if (step === 'done') return null;
  const anything = { addOnIds: [], staffId: null, team: null, day: null, bookingId: null };
  const params = flowParams({
    ...anything,
    step,
    serviceIds: step === 'service' ? [] : ['any'],
    startsAt: step === 'confirm' ? '2000-01-01T00:00:00.000Z' : null,
  }).toString();
  return `${paths.book()}?${params || 'step=service'}`;
}
