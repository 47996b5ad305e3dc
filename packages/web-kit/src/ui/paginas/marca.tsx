import { useColegioALaVista } from '../../lib/colegio/colegio-a-la-vista.ts';
import estilos from './pagina-publica.module.css';

/** The program's name, and under it whose it is. The college's own mark, or the program's. */
export const Marca = () => {
  const colegio = useColegioALaVista();
  return (
    <div className={estilos.marca}>
      {colegio?.marca_url ? (
        <img src={colegio.marca_url} width="48" height="48" alt="" />
      ) : (
        <svg width="36" height="36" viewBox="0 0 32 32" aria-hidden="true">
          <rect width="32" height="32" rx="7" fill="var(--colega-acento)" />
          <path d="M21.5 20.6a7 7 0 1 1 0-9.2" fill="none" stroke="#fff" strokeWidth="3.4" strokeLinecap="round" />
        </svg>
      )}
      <p>
        Colega
        {colegio && <span>{colegio.nombre}</span>}
      </p>
    </div>
  );
};
