import type { ReactNode } from 'react';
import { Marca } from './marca.tsx';
import estilos from './pagina-publica.module.css';

export const PaginaPublica = ({ ancha = false, children }: { ancha?: boolean; children: ReactNode }) => (
  <div className={estilos.pagina}>
    <main className={estilos.tarjeta} data-ancha={ancha}>
      <Marca />
      {children}
    </main>
  </div>
);
