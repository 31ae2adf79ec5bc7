import { checkABattery } from '@/content/advice/check-a-battery';
import { shareOnWhatsApp } from '@/lib/enquiry/whatsapp';
import { NoBreak } from '../ui/no-break';
import { Cautions } from '../ui/cautions';
import { Section } from '../ui/section';
import { ChatLink } from '../ui/chat-link';
import { GuideSection, Points } from './guide-section';

/** What to check and to ask before paying for a battery. */
export function BatteryChecks() {
  const { title, items, warning } = checkABattery.checks;
  return (
    <GuideSection id="checks" title={title}>
      <div className="grid grid-cols-1 gap-8">
        <ol className="grid max-w-measure grid-cols-1 list-decimal gap-3 pl-8 marker:font-bold">
          {items.map(({ name, text }) => (
            <li key={name} className="pl-2">
              <strong className="block font-bold">{name}</strong>
              <NoBreak>{text}</NoBreak>
            </li>
          ))}
        </ol>
        <Section id="warning-signs" title={warning.title} heading="mb-4 text-h4" level="h3">
          <Cautions items={warning.items} />
        </Section>
      </div>
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
