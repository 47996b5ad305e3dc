import type { ReactNode } from 'react';
import estilos from './anillo.module.css';

const RADIO = 52;
const VUELTA = 2 * Math.PI * RADIO;

export const Anillo = ({ parte, children }: { parte: number; children: ReactNode }) => (
  <div className={estilos.anillo} aria-hidden="true">
    <svg viewBox="0 0 112 112" aria-hidden="true" focusable="false">
      <circle className={estilos.fondo} cx="56" cy="56" r={RADIO} />
      {parte > 0 && (
        <circle className={estilos.parte} cx="56" cy="56" r={RADIO} strokeDasharray={`${parte * VUELTA} ${VUELTA}`} />
      )}
    </svg>
    {children}
  </div>
);
