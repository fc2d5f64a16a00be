import type { SectionOf } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { ContactFormCard } from './ContactFormCard.tsx';
import { ContactFormSection } from './ContactFormSection.tsx';

export const ContactForm = byVariant<SectionOf<'contactForm'>>('section', {
  section: ContactFormSection,
  card: ContactFormCard,
});
