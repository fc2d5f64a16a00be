import type { ComponentType } from 'react';
import type { ContactFormSection, ContactFormVariant } from '../../shared/generated/sections.ts';
import { ContactBlock } from './ContactBlock.tsx';
import { ContactCard } from './ContactCard.tsx';

const variants: Record<ContactFormVariant, ComponentType<ContactFormSection>> = {
  section: ContactBlock,
  card: ContactCard,
};

export function ContactForm(section: ContactFormSection) {
  const Variant = variants[section.variant ?? 'section'];
  return <Variant {...section} />;
}
