import type { ReactNode } from 'react';
import estilos from './pagina-publica.module.css';

export const PaginaPublica = ({ ancha = false, children }: { ancha?: boolean; children: ReactNode }) => (
  <div className={estilos.pagina}>
    <main className={estilos.tarjeta} data-ancha={ancha}>
      <p className={estilos.marca}>
        <svg width="36" height="36" viewBox="0 0 32 32" aria-hidden="true">
          <rect width="32" height="32" rx="7" fill="var(--colega-acento)" />
          <path d="M21.5 20.6a7 7 0 1 1 0-9.2" fill="none" stroke="#fff" strokeWidth="3.4" strokeLinecap="round" />
        </svg>
        Colega
      </p>
      {children}
    </main>
  </div>
);
