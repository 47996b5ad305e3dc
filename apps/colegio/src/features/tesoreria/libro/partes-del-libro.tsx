import { NavLink } from 'react-router';
import { DIRECCIONES } from '../../../lib/direcciones.ts';
import estilos from '../con-apartados.module.css';

const PARTES = [
  [DIRECCIONES.libro, 'Cuentas'],
  [DIRECCIONES.sumas, 'Sumas y saldos'],
  [DIRECCIONES.diario, 'Diario'],
  [DIRECCIONES.codigos, 'Códigos de las cuentas'],
] as const;

/** The ledger, from each of its sides. */
export const PartesDelLibro = () => (
  <nav aria-label="Libro" className={estilos.apartados}>
    <ul>
      {PARTES.map(([a, titulo]) => (
        <li key={a}>
          <NavLink to={a} end>
            {titulo}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
