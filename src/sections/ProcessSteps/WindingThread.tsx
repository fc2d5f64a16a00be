import { styled } from 'styled-components';
import { belowDesktop } from '../../theme/room.ts';

/** Width of the SVG's view box. It is stretched between two knots, so only proportions matter. */
const pitch = 300;
const warp = 44;
/** Amplitude of the curve by step. It varies, to look hand-made. */
const swings = [46, 38, 48, 34, 44, 40];

/**
 * The straight line on which a step's knot sits, and the thread that winds around it to the next one. Every step draws
 * its own piece, so steps may wrap into several rows. Drawn on wide screens only.
 */
export function WindingThread({ step }: { step: number }) {
  return (
    <Threads viewBox={`0 0 ${pitch} 88`} preserveAspectRatio="none" aria-hidden="true">
      <path data-warp="" d={`M0 ${warp}h6000`} />
      <path data-weft="" d={`M0 ${warp}${windOnce(step)}`} />
      <path data-warp="" d={`M${pitch * 0.5} ${warp}h${pitch * 0.1}`} />
    </Threads>
  );
}

/** Path from one knot to the next: over the line, under it, and up again. */
function windOnce(step: number): string {
  const swing = swings[step % swings.length] ?? 0;
  const x = (share: number) => Math.round(pitch * share);
  const over = warp - swing;
  const under = warp + swing * 0.85;
  return `C${x(0.2)} ${over} ${x(0.36)} ${over} ${x(0.55)} ${warp}S${x(0.86)} ${under} ${x(1)} ${warp}`;
}

/** From the middle of this knot to the middle of the next, across the gap between the columns. */
const Threads = styled.svg`
  position: absolute;
  inset-inline-start: 22px;
  top: 0;
  width: calc(100% + 32px);
  max-width: none;
  height: 88px;
  overflow: visible;
  fill: none;

  &:dir(rtl) {
    scale: -1 1;
  }
  path {
    stroke-width: 3;
    vector-effect: non-scaling-stroke;
  }
  [data-warp] {
    stroke: var(--accent);
  }
  [data-weft] {
    stroke: var(--drawing-7);
  }
  @container ${belowDesktop} {
    display: none;
  }
`;
