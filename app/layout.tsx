import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { IconSprite } from '@/components/layout/icon-sprite';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { OfflineNotice } from '@/components/layout/offline-notice';
import { PageSignals } from '@/components/layout/page-signals';
import { SkipLink } from '@/components/layout/skip-link';
import { NewTabNote } from '@/components/ui/chat-link';
import { OpeningStatus } from '@/components/ui/opening-page';
import { ToastArea } from '@/components/enquiry/toast-area';
import { controls } from '@/content/controls';
import { colours } from '@/lib/browser/colours';
import { throwContentError } from '@/lib/check/content-error';

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: colours.ink };

/** Not by Next's file convention, which adds a hash to each icon's address: browsers revalidate icons anyway. */
export const metadata: Metadata = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-icon.png',
  },
};

export default function RootLayout({ children }: { children: ReactNode }) {
  if (process.env.NODE_ENV === 'development') throwContentError();
  return (
    <html lang="en-PK">
      <body>
        <SkipLink>{controls.skip}</SkipLink>
        <Header />
        <main id="main" tabIndex={-1} className="[outline:none] lg:min-h-[70vh] print:min-h-0">
          {children}
        </main>
        <Footer />
        <ToastArea />
        <NewTabNote>{controls.opensNewTab}</NewTabNote>
        <IconSprite />
        <OfflineNotice>{controls.offline}</OfflineNotice>
        <OpeningStatus />
        <PageSignals />
      </body>
    </html>
  );
}
