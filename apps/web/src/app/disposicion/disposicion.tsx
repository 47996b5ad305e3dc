import { Marco } from '@colega/web-kit/ui/marco/marco.tsx';
import type { ReactNode } from 'react';
import { AvisoSinRed } from '../sin-red/aviso-sin-red.tsx';
import { AvisoDeVersion } from '../version/aviso-de-version.tsx';
import { Acciones } from './acciones.tsx';
import { ENTRADAS } from './entradas.ts';

/** LAY-012..020. */
export const Disposicion = ({ children }: { children: ReactNode }) => (
  <Marco entradas={ENTRADAS} acciones={<Acciones />}>
    <AvisoDeVersion />
    <AvisoSinRed />
    {children}
  </Marco>
);
