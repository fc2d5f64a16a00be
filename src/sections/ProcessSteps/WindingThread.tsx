import { styled } from 'styled-components';
import { belowDesktop } from '../../theme/media.ts';

/** Width of one step in the drawing; the drawing is stretched over the steps, so only proportions matter. */
const pitch = 300;
const warp = 44;
/** How far the thread swings out, step by step, so that it looks laid by hand. */
const swings = [46, 38, 48, 34, 44, 40];
/** Half a knot, as far as it reaches into the drawing. */
const start = 22;

/** The straight warp on which the steps are knotted, and the thread that winds around it. Drawn on wide screens only. */
export function WindingThread({ steps }: { steps: number }) {
  const knots = Array.from({ length: steps }, (_, index) => start + index * pitch);
  return (
    <Threads viewBox={`0 0 ${steps * pitch - 24} 88`} preserveAspectRatio="none" aria-hidden="true">
      <path data-warp="" d={`M${start} ${warp}h6000`} />
      <path data-weft="" d={`M${start} ${warp}${knots.map(windOnce).join('')}`} />
      <path data-warp="" d={knots.map((x) => `M${x + pitch * 0.5} ${warp}h${pitch * 0.1}`).join('')} />
    </Threads>
  );
}

/** From one knot to the next: over the warp, under it, and up again. */
function windOnce(knot: number, index: number): string {
  const swing = swings[index % swings.length] ?? 0;
  const x = (share: number) => Math.round(knot + pitch * share);
  const over = warp - swing;
  const under = warp + swing * 0.85;
  return `C${x(0.2)} ${over} ${x(0.36)} ${over} ${x(0.55)} ${warp}S${x(0.86)} ${under} ${x(1)} ${warp}`;
}

const Threads = styled.svg`
  position: absolute;
  left: 0;
  top: 0;
  width: 100%;
  height: 88px;
  overflow: visible;
  fill: none;

  path {
    stroke-width: 3;
    vector-effect: non-scaling-stroke;
  }
  [data-warp] {
    stroke: var(--accent);
  }
  [data-weft] {
    stroke: var(--ember);
  }
  @media ${belowDesktop} {
    display: none;
  }
`;
