import type { ReactNode } from 'react';
import estilos from './codigo.module.css';

/** A number or code that is read in one piece: "T-12.345", "CAIE-2026-000002", "CTP27240816356". */
export const Codigo = ({ children }: { children: ReactNode }) => <span className={estilos.codigo}>{children}</span>;

/** A word with a hyphen before a figure, which a browser would break there. */
const CON_GUION = /([\p{L}\d.]+(?:-\d[\d.]*)+)/u;

/** A text in which no code is broken at its hyphen. */
export const ConCodigos = ({ texto }: { texto: string }) =>
  texto
    .split(CON_GUION)
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
    .map((parte, i) => (i % 2 === 1 ? <Codigo key={i}>{parte}</Codigo> : parte));
