import { Component, createElement, type ReactNode, useMemo } from 'react';
import { LanguageContext, useLanguage } from '../components/use-language.ts';
import { Wrap } from '../components/Block.tsx';
import type { AnySectionComponent } from '../sections/index.ts';
import type { BlockProps } from './island-attributes.ts';
import { routerSlot } from './router-slot.ts';

interface SectionViewProps extends BlockProps {
  /** Renders blocks of the section's type. */
  component: AnySectionComponent;
  /** The path of the page with the site's base, on the server. */
  path?: string;
}

/** The content of a block's `<section>` element. */
export function SectionView({ component, path, section, lang, words }: SectionViewProps) {
  const language = useMemo(() => ({ lang, words }), [lang, words]);
  const { SectionRouter } = routerSlot;
  const view = <SectionBoundary>{createElement(component, section)}</SectionBoundary>;
  return (
    <LanguageContext value={language}>
      {SectionRouter ? <SectionRouter path={path}>{view}</SectionRouter> : view}
    </LanguageContext>
  );
}

/** Limits the damage of a failing block to the block. React logs the error itself. */
class SectionBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const { words } = useLanguage();
  return (
    <Wrap>
      <p role="alert">{words.failed}</p>
    </Wrap>
  );
}
