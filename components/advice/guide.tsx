import type { ReactNode } from 'react';
import { answerWords } from '@/content/advice/answer-words';
import { sendGuide } from '@/content/controls';
import { guides } from '@/content/navigation';
import type { NavigationLink } from '@/content/types';
import { questionChatUrl, shareChatUrl } from '@/lib/enquiry/whatsapp';
import { absoluteUrl } from '@/lib/environment';
import { fill } from '@/lib/format/texts';
import { breadcrumbData, guideBreadcrumbs } from '@/lib/seo/breadcrumb-data';
import { SheetHead } from '../layout/printed-sheet';
import { StructuredData } from '../seo/structured-data';
import { Breadcrumb } from '../ui/breadcrumb';
import { ChatLink, ExternalLink } from '../ui/external-link';
import { PageHeading } from '../ui/page-heading';
import { PrintButton } from '../ui/print-button';
import { Section } from '../ui/section';

interface GuideFrameProps {
  path: string;
  /** The pages between home and this one, for the breadcrumbs. */
  above?: readonly NavigationLink[];
  hero: { title: string; lead: string };
  children: ReactNode;
}

/** The frame of a guide: breadcrumbs, printed head, heading and structured data. */
export function GuideFrame({ path, above = [], hero, children }: GuideFrameProps) {
  const label = guides.find(({ href }) => href === path)?.label ?? hero.title;
  const breadcrumbs = [...guideBreadcrumbs, ...above];
  return (
    <>
      <Breadcrumb breadcrumbs={breadcrumbs} here={label} />
      <div className="sheet print:[zoom:0.78] print:text-sm/tight print:[&_h3]:text-base">
        <SheetHead title={absoluteUrl(path)} />
        <PageHeading {...hero} />
        <div className="site-width pb-16 print:pb-0">{children}</div>
      </div>
      <StructuredData things={[breadcrumbData([...breadcrumbs, { label, href: path }])]} />
    </>
  );
}

interface GuideProps extends GuideFrameProps {
  chat: { text: string; message: string };
  /** The message that sends the guide to someone; it has a place for the guide's address. */
  sendMessage: string;
  /** Content above the guide's sections. */
  intro?: ReactNode;
}

/** A guide. Beside its sections, or below on phones: a chat, and buttons that send or print the guide. */
export function Guide({ chat, sendMessage, intro, children, ...page }: GuideProps) {
  return (
    <GuideFrame {...page}>
      {intro}
      <div className="guide grid grid-cols-1 gap-12 not-first:pt-16 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
        {/* Printed in two columns, to fill as few A4 pages as possible. */}
        <div className="print:columns-2 print:gap-8">{children}</div>
        <div className="grid max-w-form grid-cols-1 gap-6 self-start lg:top-24 lg:not-short:sticky print:hidden">
          <div className="grid panel grid-cols-1 gap-3 border bg-card">
            <p>{chat.text}</p>
            <ChatLink href={questionChatUrl(chat.message)}>{answerWords.ask}</ChatLink>
            <PrintButton />
            <ExternalLink
              href={shareChatUrl(fill(sendMessage, { address: absoluteUrl(page.path) }))}
              className="link justify-center"
            >
              {sendGuide}
            </ExternalLink>
          </div>
        </div>
      </div>
    </GuideFrame>
  );
}

interface GuideSectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

export function GuideSection({ id, title, lead, children }: GuideSectionProps) {
  return (
    <Section id={id} title={title} className="pt-8 first:pt-0 md:pt-12 print:pt-3">
      {lead && <p className="mt-2 max-w-measure break-after-avoid text-muted print:mt-0">{lead}</p>}
      <div className="mt-4 print:mt-1">{children}</div>
    </Section>
  );
}
