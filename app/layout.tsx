import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { ToastArea } from '@/components/enquiry/toast-area';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { OfflineNotice } from '@/components/layout/offline-notice';
import { PageSignals } from '@/components/layout/page-signals';
import { NEW_TAB_NOTE } from '@/components/ui/external-link';
import { WhatsAppSymbol } from '@/components/ui/whatsapp-icon';
import { controls } from '@/content/controls';
import { throwContentError } from '@/lib/check/content-error';
import { colours } from '@/lib/colours';

export const viewport: Viewport = { themeColor: colours.ink };

/** Names the icons; Next's file convention would add a hash to each icon's address, but browsers revalidate icons anyway. */
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
      {/* The dialog library sets `pointer-events: none`, which would restyle a page that usePageInert makes inert anyway. */}
      <body className="pointer-events-auto!">
        <a href="#main" className="absolute top-2 left-2 z-50 control control-volt not-focus:-top-24 print:hidden">
          {controls.skip}
        </a>
        <Header />
        <main id="main" tabIndex={-1} className="[outline:none] lg:min-h-[70vh] print:min-h-0">
          {children}
        </main>
        <Footer />
        <ToastArea />
        <p id={NEW_TAB_NOTE} hidden>
          {controls.opensNewTab}
        </p>
        <WhatsAppSymbol />
        <OfflineNotice />
        <PageSignals />
      </body>
    </html>
  );
}
