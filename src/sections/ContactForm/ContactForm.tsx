import type { ComponentType } from 'react';
import type { ContactFormSection, ContactFormVariant } from '../../shared/generated/sections.ts';
import { ContactBlock } from './ContactBlock.tsx';
import { ContactDesk } from './ContactDesk.tsx';

const variants: Record<ContactFormVariant, ComponentType<ContactFormSection>> = {
  section: ContactBlock,
  desk: ContactDesk,
};

export function ContactForm(section: ContactFormSection) {
  const Variant = variants[section.variant ?? 'section'];
  return <Variant {...section} />;
}
