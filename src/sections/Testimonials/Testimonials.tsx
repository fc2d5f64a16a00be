import type { TestimonialsSection } from '../../shared/generated/sections.ts';
import { byVariant } from '../by-variant.ts';
import { TestimonialsBeside } from './TestimonialsBeside.tsx';
import { TestimonialsWide } from './TestimonialsWide.tsx';

export const Testimonials = byVariant<TestimonialsSection>('beside', {
  beside: TestimonialsBeside,
  wide: TestimonialsWide,
});
