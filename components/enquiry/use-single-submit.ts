'use client';

import { useRef, useState } from 'react';

/**
 * Lets one submit through at a time. State alone is too late for three submits in one tick, so a ref holds the lock.
 * @returns whether a submit is under way, and a wrapper that drops every call until the running one has ended
 */
export function useSingleSubmit() {
  const locked = useRef(false);
  const [sending, setSending] = useState(false);

  const submitOnce = async (submit: () => Promise<void>) => {
    if (locked.current) return;
    locked.current = true;
    setSending(true);
    try {
      await submit();
    } finally {
      locked.current = false;
      setSending(false);
    }
  };
  return { sending, submitOnce };
}
