import type { ReactNode } from 'react';
import { ConTitulo as ConTituloDe } from '../../../ui/con-titulo.tsx';

export const TITULO_DEL_AUTOMATICO = 'Nuevo Legajo Automático'; // AUT-003

/** What stands in place of the wizard is the same screen. */
export const ConTitulo = ({ children }: { children: ReactNode }) => (
  <ConTituloDe titulo={TITULO_DEL_AUTOMATICO}>{children}</ConTituloDe>
);
