import { checkABattery } from '@/content/advice/check-a-battery';
import { shareOnWhatsApp } from '@/lib/enquiry/whatsapp';
import { Section } from '../ui/section';
import { ChatLink } from '../ui/chat-link';
import { GuideSection } from './guide-section';
import { Points } from '../ui/points';

export function BatteryChecks() {
  const { title, items, warning } = checkABattery.checks;
  return (
    <GuideSection id="checks" title={title}>
      <Points as="ol" items={items} named />
      <Section
        id="warning-signs"
        title={warning.title}
        className="mt-8 max-w-measure caution print:mt-2"
        heading="mb-2 text-h4"
        level="h3"
      >
        <Points items={warning.items} />
      </Section>
    </GuideSection>
  );
}

/** The questions for any seller: as a text to copy, and as a chat without a number, so that they can go to anyone. */
export function SellerQuestions() {
  const { title, lead, items, send } = checkABattery.questions;
  const message = [send.message, ...items.map((question, index) => `${index + 1}. ${question}`)].join('\n');
  return (
    <GuideSection id="questions" title={title} lead={lead}>
      <Points as="ol" items={items} className="select-all" />
      <ChatLink href={shareOnWhatsApp(message)} className="mt-6">
        {send.button}
      </ChatLink>
    </GuideSection>
  );
}
