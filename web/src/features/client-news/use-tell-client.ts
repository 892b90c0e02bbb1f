import { useState } from 'react';

const storageKey = 'tell-client';

/** Whether changes at the desk are emailed to clients, as somebody last chose in this browser. */
export function tellsClients(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** The same for one change, which begins as it was last chosen and is kept for the next. */
export function useTellClient(): [tells: boolean, choose: (tells: boolean) => void] {
  const [tells, setTells] = useState(tellsClients);
  const choose = (chosen: boolean) => {
    setTells(chosen);
    try {
      localStorage.setItem(storageKey, chosen ? 'on' : 'off');
    } catch {
      // Without storage it is asked anew each time.
    }
  };
  return [tells, choose];
}
