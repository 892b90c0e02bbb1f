import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The secret of a link from an email, `#code=…`: the fragment never leaves the browser, so no log contains it. Empty
 * without one. It survives a jump to another anchor, such as skipping the navigation.
 */
export function useLinkCode(): string {
  const { hash } = useLocation();
  const fresh = new URLSearchParams(hash.slice(1)).get('code') ?? '';
  const [kept, setKept] = useState(fresh);
  const code = fresh || (hash === '' ? '' : kept);
  if (code !== kept) setKept(code);
  return code;
}
