import { Component, createElement, type ReactNode, useMemo } from 'react';
import { LanguageContext, useLanguage } from '../components/use-language.ts';
import { Wrap } from '../components/Block.tsx';
import type { AnySectionComponent } from '../sections/definition.ts';
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
class SectionBoundary extends Component<{ children: ReactNode }, { reason?: string }> {
  override state: { reason?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { reason: String(error) };
  }

  override render() {
    const { reason } = this.state;
    return reason === undefined ? this.props.children : <Failed reason={reason} />;
  }
}

/** Only development shows the reason: visitors cannot do anything about it. */
function Failed({ reason }: { reason: string }) {
  const { words } = useLanguage();
  return (
    <Wrap>
      <p role="alert">{words.failed}</p>
      {import.meta.hot && (
        <p>
          <code>{reason}</code> (The browser’s console shows where.)
        </p>
      )}
    </Wrap>
  );
}
