import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { flowParams, parseFlow, type FlowState } from './flow-state';

/** The booking flow as the address has it. A step is a page to go back from; a choice within a step is not. */
export function useFlow() {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const addressed = useMemo(() => parseFlow(params), [params]);
  // The router follows a press a moment later; a checkbox or radio button must not spring back in between.
  const [flow, showAtOnce] = useOptimistic(addressed);
  const pathOf = (state: FlowState) => {
    const query = flowParams(state).toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  return {
    flow,
    /** The address of a state, for links and for coming back after signing in. */
    pathOf,
    /** The same page with nothing chosen. */
    freshPath: pathname,
    choose: (state: FlowState) =>
      startTransition(() => {
        showAtOnce(state);
        setParams(flowParams(state), { replace: true, preventScrollReset: true });
      }),
    goTo: (state: FlowState) => setParams(flowParams(state)),
    /** For the last step: Back must not lead to confirming a booking that is made. */
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
          bookingId,
        }),
        { replace: true },
      ),
  };
}
