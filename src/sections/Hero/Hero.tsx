import type { ComponentType } from 'react';
import type { HeroSection, HeroVariant } from '../../shared/generated/sections.ts';
import { HeroGround } from './HeroGround.tsx';
import { HeroHang } from './HeroHang.tsx';
import { HeroNotice } from './HeroNotice.tsx';
import { HeroPatches } from './HeroPatches.tsx';
import { HeroSide } from './HeroSide.tsx';
import { HeroStatement } from './HeroStatement.tsx';
import { HeroWindow } from './HeroWindow.tsx';

const variants: Record<HeroVariant, ComponentType<HeroSection>> = {
  side: HeroSide,
  patches: HeroPatches,
  hang: HeroHang,
  statement: HeroStatement,
  ground: HeroGround,
  window: HeroWindow,
  notice: HeroNotice,
};

export function Hero(section: HeroSection) {
  const Variant = variants[section.variant ?? 'side'];
  return <Variant {...section} />;
}
