import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { flowParams, parseFlow, type FlowState } from './flow-state';

/** The booking flow in the URL. A step gets a history entry; a choice within a step does not. */
export function useFlow() {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const addressed = useMemo(() => parseFlow(params), [params]);
  // The router updates a moment later; checkboxes and radio buttons must not flip back in between.
  const [flow, showAtOnce] = useOptimistic(addressed);
  const pathOf = (state: FlowState) => {
    const query = flowParams(state).toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  return {
    flow,
    /** The URL of a state, for links and for returning after logging in. */
    pathOf,
    /** The same page with nothing chosen. */
    freshPath: pathname,
    choose: (state: FlowState) =>
      startTransition(() => {
        showAtOnce(state);
        setParams(flowParams(state), { replace: true, preventScrollReset: true });
      }),
    goTo: (state: FlowState) => setParams(flowParams(state)),
    /** For the last step: Back must not lead to confirming a completed booking. */
    finish: (bookingId: string) =>
      setParams(
        flowParams({
          step: 'done',
          serviceIds: [],
          addOnIds: [],
          staffId: null,
          team: null,
          day: null,
          startsAt: null,
          personId: null,
          bookingId,
        }),
        { replace: true },
      ),
  };
}
