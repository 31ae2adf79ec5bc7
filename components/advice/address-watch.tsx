import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';

interface AddressWatchProps {
  onChange: () => void;
}

/** Sees that a link to the open page has changed the address. */
export function AddressWatch(props: AddressWatchProps) {
  // The hook needs a boundary of its own in an exported page.
  return (
    <Suspense>
      <Watch {...props} />
    </Suspense>
  );
}

function Watch({ onChange }: AddressWatchProps) {
  const query = useSearchParams();
  useEffect(onChange, [query, onChange]);
  return null;
}
