'use client';

import { FailedPage } from '@/components/layout/failed-page';

/** Replaces a page that failed, inside the layout. Next's built-in error page would break our content security policy. */
export default FailedPage;
