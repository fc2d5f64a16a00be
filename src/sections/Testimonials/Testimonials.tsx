import type { ComponentType } from 'react';
import type { TestimonialsSection, TestimonialsVariant } from '../../shared/generated/sections.ts';
import { TestimonialsBeside } from './TestimonialsBeside.tsx';
import { TestimonialsWide } from './TestimonialsWide.tsx';

const variants: Record<TestimonialsVariant, ComponentType<TestimonialsSection>> = {
  beside: TestimonialsBeside,
  wide: TestimonialsWide,
};

export function Testimonials(section: TestimonialsSection) {
  const Variant = variants[section.variant ?? 'beside'];
  return <Variant {...section} />;
}
