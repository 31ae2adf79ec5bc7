import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/pages/not-found-page';
import { notFoundTitle } from '@/content/search';

export const metadata: Metadata = { title: notFoundTitle, description: null, robots: { index: false } };

export default NotFoundPage;
