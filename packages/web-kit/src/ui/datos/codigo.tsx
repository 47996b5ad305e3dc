import type { ReactNode } from 'react';
import estilos from './codigo.module.css';

/** "T-12.345" or "CAIE-2026-000002" are read in one piece. */
export const Codigo = ({ children }: { children: ReactNode }) => <span className={estilos.codigo}>{children}</span>;

/** A browser would break these words at the hyphen. */
const CON_GUION = /([\p{L}\d.]+(?:-\d[\d.]*)+)/u;

export const ConCodigos = ({ texto }: { texto: string }) =>
  texto
    .split(CON_GUION)
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
    .map((parte, i) => (i % 2 === 1 ? <Codigo key={i}>{parte}</Codigo> : parte));
