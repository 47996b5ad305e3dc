import { VisuallyHidden } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { useOtrasColas } from '../lib/otras-colas.ts';
import { useAtajo } from '../lib/use-atajo.ts';
import estilos from './otras-colas.module.css';

/** In one line: each leads to a screen of its own. */
export const OtrasColas = ({ rotulo }: { rotulo: string }) => {
  const colas = useOtrasColas();
  const navegar = useNavigate();
  useAtajo(colas.map(({ tecla }) => tecla).join(''), (tecla) => {
    const elegida = colas.find((una) => una.tecla === tecla);
    if (elegida) void navegar(elegida.a);
  });
  if (colas.length === 0) return null;
  return (
    <nav aria-label={rotulo} className={estilos.otras}>
      <span aria-hidden>{rotulo}</span>
      <ul>
        {colas.map(({ tecla, nombre, a, total }) => (
          <li key={tecla}>
            <Link to={a} aria-keyshortcuts={tecla}>
              {nombre}
              <VisuallyHidden>: </VisuallyHidden> <b>{total ?? '…'}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
