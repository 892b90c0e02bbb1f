import { act, renderHook } from '@testing-library/react';
import { halfDone } from '../lib/private-memory';
import { useRememberedState } from './use-remembered-state';

afterEach(() => halfDone.clear());

test('an answer that is sent late loses nothing that was typed for another client in the meantime', () => {
  const { result } = renderHook(() => useRememberedState<Record<string, string>>('answers', { ana: 'Yes.' }));
  const [, sendingBegan] = result.current;

  act(() => result.current[1]((latest) => ({ ...latest, olga: 'There is a lift' })));
  act(() => sendingBegan((latest) => ({ ...latest, ana: '' })));

  expect(result.current[0]).toEqual({ ana: '', olga: 'There is a lift' });
  expect(halfDone.get('answers')).toEqual({ ana: '', olga: 'There is a lift' });
});
