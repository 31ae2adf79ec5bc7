'use client';

import { FailedPage } from '@/components/layout/failed-page';

/** A page failed; the bar and the footer around it still stand. Next's own would need what our policy refuses. */
export default function PageError() {
  return <FailedPage />;
}
